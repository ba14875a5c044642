// Left and right go through turns; the figures of the referee's overview are asked for anew. Links and reloading do the same.
(() => {
  "use strict";
  const EVERY = 15000, WAYS = { ArrowLeft: "prev", ArrowRight: "next" };
  addEventListener("keydown", (event) => {
    const busy = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    if (busy || event.target.closest("input, textarea, .map, pre, .wide")) return;
    document.querySelector(`a[rel="${WAYS[event.key]}"]`)?.click();
  });
  for (const at of document.querySelectorAll(".slide [type=range]")) {
    at.oninput = () => { at.nextElementSibling.value = at.value; };
    at.onpointerup = () => at.form.submit();
  }

  const box = document.getElementById("figures");
  if (!box) return;
  let tag = box.dataset.tag;
  const counts = () => box.firstElementChild.dataset.counts, first = counts();
  setInterval(async () => {
    if (document.hidden) return;
    const reply = await fetch(box.dataset.from, { headers: { "If-None-Match": tag } }).catch(() => null);
    if (!reply || reply.status !== 200) return;
    tag = reply.headers.get("ETag");
    box.innerHTML = await reply.text();
    document.getElementById("changed").hidden = counts() === first;
  }, EVERY);
})();
