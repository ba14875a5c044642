// The map of the writing desk: a click writes a place into the letter, arrows go from place to place, + and - zoom.
(() => {
  "use strict";
  const box = document.getElementById("plans"), tip = document.getElementById("tip"), zoom = document.getElementById("zoom");
  if (!box || !box.querySelector("svg")) return;
  const how = tip.textContent, LEAST = 0.15;
  let view = null, dragged = null;

  const svg = () => box.querySelector("svg");
  const places = () => [...svg().querySelectorAll("a.place")];
  const whole = () => [0, 0, +svg().getAttribute("width"), +svg().getAttribute("height")];
  const middle = (place) => {
    const { x, y, width, height } = place.firstElementChild.getBBox();
    return [x + width / 2, y + height / 2];
  };
  const write = (words) => document.dispatchEvent(new CustomEvent("pbem-insert", { detail: words }));

  function look() {
    const [, , width, height] = whole();
    if (view) {
      view[0] = Math.min(Math.max(0, view[0]), width - view[2]);
      view[1] = Math.min(Math.max(0, view[1]), height - view[3]);
    }
    svg().setAttribute("viewBox", (view || whole()).join(" "));
    box.classList.toggle("zoomed", !!view);
  }

  function closer(factor, at) {
    const all = whole(), now = view || all, share = Math.max(LEAST, now[2] / factor / all[2]);
    const [x, y] = at || [now[0] + now[2] / 2, now[1] + now[3] / 2];
    const size = [all[2] * share, all[3] * share];
    view = share >= 1 ? null : [x - size[0] * (x - now[0]) / now[2], y - size[1] * (y - now[1]) / now[3], ...size];
    look();
  }

  function point(event) {
    const spot = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg().getScreenCTM().inverse());
    return [spot.x, spot.y];
  }

  function cell(ground, [x, y]) {
    const { left, top, size } = ground.dataset, at = (name) => +ground.getAttribute(name);
    let column = +left + Math.floor((x - at("x")) / size), name = "";
    const row = +top + Math.floor((y - at("y")) / size) + 1;
    for (column += 1; column > 0; column = Math.floor((column - 1) / 26)) name = String.fromCharCode(65 + (column - 1) % 26) + name;
    return name + row;
  }

  function go(place) {
    places().forEach((one) => { one.tabIndex = one === place ? 0 : -1; });
    if (view) {
      const [x, y] = middle(place);
      if (x < view[0] || y < view[1] || x > view[0] + view[2] || y > view[1] + view[3]) {
        view = [x - view[2] / 2, y - view[3] / 2, view[2], view[3]];
        look();
      }
    }
    place.focus({ preventScroll: true });
  }

  function towards(place, dx, dy) {
    const [x, y] = middle(place);
    const far = (one) => {
      const [a, b] = middle(one), along = (a - x) * dx + (b - y) * dy, across = Math.abs((a - x) * dy + (b - y) * dx);
      return along > 1 ? along + 2 * across : Infinity;
    };
    return places().map((one) => [far(one), one]).filter(([much]) => much < Infinity).sort((a, b) => a[0] - b[0])[0]?.[1];
  }

  const on = (what, work, how) => box.addEventListener(what, work, how);
  const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  on("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const place = event.target.closest("a.place"), way = WAYS[event.key];
    if (way && place) { event.preventDefault(); const next = towards(place, ...way); if (next) go(next); }
    if (event.key === "+") closer(1.5);
    if (event.key === "-") closer(1 / 1.5);
  });
  on("click", (event) => {
    const place = event.target.closest("a.place"), ground = event.target.closest(".cells");
    if (place) event.preventDefault();
    if (dragged?.far) return;
    if (place) write(place.dataset.writes);
    else if (ground) write(cell(ground, point(event)) + " ");
  });
  const tell = (event) => {
    const place = event.target.closest("a.place"), ground = event.target.closest(".cells");
    tip.textContent = place ? place.getAttribute("aria-label") : ground && event.clientX ? cell(ground, point(event)) : how;
  };
  on("pointermove", tell);
  on("focusin", tell);
  on("pointerleave", () => { tip.textContent = how; });
  on("pointerdown", (event) => { dragged = view && { from: point(event), far: false }; });
  on("pointermove", (event) => {
    if (!dragged || !event.buttons || !view) return;
    const [x, y] = point(event), [a, b] = dragged.from;
    if (Math.hypot(x - a, y - b) > view[2] / 60) dragged.far = true;
    view = [view[0] + a - x, view[1] + b - y, view[2], view[3]];
    look();
  });
  on("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    closer(event.deltaY < 0 ? 1.25 : 0.8, point(event));
  }, { passive: false });
  zoom.onclick = (event) => {
    const button = event.target.closest("[data-zoom]");
    if (button) closer(+button.dataset.zoom);
  };

  const own = () => svg().querySelector("a.place[data-own]");
  function begin() {
    const first = box.querySelector("a:focus") || own() || places()[0];
    if (first) first.tabIndex = 0;
    look();
  }
  new MutationObserver(begin).observe(box, { childList: true });
  zoom.hidden = false;
  if (own() && innerWidth < 620) { const at = middle(own()), all = whole(); view = [at[0] - all[2] / 4, at[1] - all[3] / 4, all[2] / 2, all[3] / 2]; }
  begin();
})();
