// The writing desk: the letter is looked at while it is written. Without this file everything works by buttons.
(() => {
  "use strict";
  const PAUSE = 300, AGAIN = 1500, LINES = 150, BYTES = 8192, OURS = "pbem ";
  const store = (work) => { try { return work(localStorage); } catch { return null; } };
  document.querySelectorAll('form[action$="/you/sign-out"]').forEach((one) => one.addEventListener("submit", () =>
    store((kept) => Object.keys(kept).filter((key) => key.startsWith(OURS)).forEach((key) => kept.removeItem(key)))));

  const form = document.getElementById("letter");
  if (!form) return;
  const [look, sum, answer, box, plans, draft, stands] =
    ["look", "sum", "answer", "check", "plans", "draft", "stands"].map((id) => document.getElementById(id));
  const area = form.elements.words, key = OURS + form.dataset.draft;
  const marks = document.createElement("ol");
  marks.className = "marks";
  marks.setAttribute("aria-hidden", "true");
  area.before(marks);
  area.classList.add("marked");

  let sent = area.value, timer = 0, asked = null, signs = new Map(), going = false;
  const plain = (words) => words.split("\n").map((line) => line.trim()).filter(Boolean).join("\n");
  const long = () => area.value.length > BYTES || area.value.split("\n").length > LINES;

  function mark() {
    marks.replaceChildren(...area.value.split("\n").map((line, at) => {
      const row = document.createElement("li"), found = signs.get(at + 1);
      row.textContent = line + "\u200b";
      row.dataset.sign = found ? found.sign : line.trim() ? "·" : "";
      if (found) row.className = found.how;
      return row;
    }));
    marks.style.width = area.clientWidth + "px";
    marks.scrollTop = area.scrollTop;
  }

  function put(target, part) {
    if (!target || !part || target.innerHTML === part.innerHTML) return;
    const held = document.activeElement.dataset.writes;
    target.replaceChildren(...part.childNodes);
    if (held) target.querySelector(`[data-writes="${CSS.escape(held)}"]`)?.focus();
  }

  function show(page) {
    const part = (name) => page.querySelector(`[data-part="${name}"]`);
    if (!part("answer")) { sum.textContent = page.title; return; }
    const rows = [...part("answer").querySelectorAll("[data-line]")];
    signs = new Map(rows.map((row) => [+row.dataset.line, { sign: row.dataset.sign, how: row.className }]));
    put(sum, part("sum"));
    put(answer, part("answer"));
    if (plans && part("plans").firstElementChild) {
      put(plans, part("plans"));
      put(document.getElementById("signs"), part("signs"));
      document.getElementById("shown").textContent = plans.dataset.plans;
    }
    box.hidden = !answer.textContent.trim();
    mark();
  }

  async function check() {
    clearTimeout(timer);
    asked?.abort();
    if (!plain(area.value)) { signs.clear(); sum.textContent = ""; box.hidden = true; mark(); return; }
    const mine = (asked = new AbortController()), body = new URLSearchParams(new FormData(form));
    body.set("live", "1");
    try {
      const reply = await fetch(form.dataset.check, { method: "POST", body, signal: mine.signal });
      const page = new DOMParser().parseFromString(await reply.text(), "text/html");
      if (mine !== asked) return;
      if (reply.status !== 429) return show(page);
      put(sum, page.querySelector('[data-part="sum"]'));
      timer = setTimeout(check, AGAIN);
    } catch (fault) {
      if (fault.name !== "AbortError") look.hidden = false;
    }
  }

  function changed() {
    store((kept) => (plain(area.value) ? kept.setItem(key, area.value) : kept.removeItem(key)));
    draft.hidden = !plain(area.value) || store((kept) => kept.getItem(key)) !== area.value;
    look.hidden = !long();
    mark();
    clearTimeout(timer);
    if (!long()) timer = setTimeout(check, PAUSE);
  }

  function insert(words, from = area.selectionStart, to = area.selectionEnd) {
    area.focus({ preventScroll: true });
    area.setSelectionRange(from, to);
    if (!document.execCommand("insertText", false, words)) {
      area.setRangeText(words, from, to, "end");
      changed();
    }
  }

  function line(number, words) {
    const rows = area.value.split("\n"), from = rows.slice(0, number - 1).join("\n").length + (number > 1);
    insert(words, from, from + (rows[number - 1] || "").length);
  }

  answer.onclick = (event) => {
    const button = event.target.closest("[data-put]");
    if (button) line(+button.dataset.put, button.dataset.words);
  };
  document.querySelectorAll("[data-give]").forEach((button) => {
    button.hidden = false;
    button.addEventListener("click", () => {
      const words = button.parentElement.querySelector("pre").textContent, at = area.value.length;
      insert((plain(area.value) && !area.value.endsWith("\n") ? "\n" : "") + words + "\n", at, at);
    });
  });
  document.addEventListener("pbem-insert", (event) => insert(event.detail));
  look.onclick = (event) => { event.preventDefault(); check(); };
  area.oninput = changed;
  area.onscroll = () => { marks.scrollTop = area.scrollTop; };
  new ResizeObserver(mark).observe(area);
  area.onkeydown = (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.requestSubmit();
  };
  form.onsubmit = () => { going = true; };
  addEventListener("beforeunload", (event) => {
    const now = plain(area.value);
    if (!going && now && now !== plain(sent) && now !== plain(stands ? stands.textContent : "")) event.preventDefault();
  });

  if ("sent" in form.dataset) store((kept) => kept.removeItem(key));
  else if (!area.value) area.value = store((kept) => kept.getItem(key)) || "";
  look.hidden = !long();
  mark();
  if (area.value && !("sent" in form.dataset)) check();
})();
