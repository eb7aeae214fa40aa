"""What an eye sees of a page: what is out of sight, too small to read, too pale, or cut off."""

from __future__ import annotations

# Of these things: those whose middle cannot be pressed, since it is outside or covered.
COVERED = """(wanted) => [...document.querySelectorAll(wanted)].filter((each) => {
  const { x, y, width, height, top, bottom } = each.getBoundingClientRect();
  const met = document.elementFromPoint(x + width / 2, y + height / 2);
  return top < 0 || bottom > innerHeight || !met || !(each.contains(met) || met.contains(each));
}).map((each) => each.textContent.trim() + JSON.stringify(each.getBoundingClientRect()))"""

# As long as all that is in it and short again, before anything is drawn.
LONG_AND_SHORT = """(selector) => {
  const { style } = document.querySelector(selector);
  style.flex = "none";
  document.body.getBoundingClientRect();
  style.flex = "";
}"""

# Places of the map whose middle lies outside of the window, or below something else.
HIDDEN_PLACES = """() => [...document.querySelectorAll(
  ".board .map :is([data-hex], [data-chamber], [data-place])"
)].filter((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  const met = document.elementFromPoint(x + width / 2, y + height / 2);
  return !met?.closest(".map");
}).map((each) => each.getAttribute("aria-label"))"""

# Bidders, and what a bid leads to, that lie below the buttons or reach out of the board.
HALVED = """() => {
  const deal = document.querySelector(".auction .deal").getBoundingClientRect();
  // Where the board lies in columns, nothing is below it.
  const { bottom: edge } = document.querySelector(".match > .scroll").getBoundingClientRect();
  return [...document.querySelectorAll(".auction li, .auction .bonus")].filter((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return getComputedStyle(each).clipPath === "none"
      && ((top < deal.bottom - 1 && bottom > deal.top + 1) || bottom > (edge || innerHeight));
  }).map((each) => each.textContent.trim());
}"""

# Numbers of chambers below what an ant could bring to one.
HIDDEN_NUMBERS = """() => {
  const badges = [...document.querySelectorAll(".map .above :is(circle, .heart)")]
    .map((each) => each.getBoundingClientRect());
  return badges.length === 0 ? "no badges" : [...document.querySelectorAll(".map .zone ~ .name")]
    .filter((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      return badges.some((badge) => badge.left < right - 1 && badge.right > left + 1
        && badge.top < bottom - 1 && badge.bottom > top + 1);
    }).map((each) => each.textContent);
}"""

# Words and numbers on the board that are drawn smaller than so many pixels.
SMALL_WORDS = """(least) => {
  const found = [];
  const walk = document.createTreeWalker(document.querySelector(".board"), NodeFilter.SHOW_TEXT);
  for (let node; (node = walk.nextNode()); ) {
    const holder = node.parentElement;
    if (!node.data.trim() || !holder.checkVisibility() || holder.closest(".unseen")) continue;
    const { a, b, c, d } = holder.ownerSVGElement ? holder.getScreenCTM() : new DOMMatrix();
    const size = parseFloat(getComputedStyle(holder).fontSize) * Math.sqrt(a * d - b * c);
    if (size < least) found.push(`${node.data} at ${size.toFixed(1)} in ${holder.outerHTML}`);
  }
  return found;
}"""

# Text that reaches beyond the window, or beyond a frame, a button or whatever clips it.
CUT = """() => {
  const found = [];
  const walk = document.createTreeWalker(
    document.querySelector(".match, .stage"), NodeFilter.SHOW_TEXT);
  for (let node; (node = walk.nextNode()); ) {
    const holder = node.parentElement;
    if (!node.data.trim() || !holder.checkVisibility() || holder.closest(".unseen, select")
      || getComputedStyle(holder).clipPath !== "none") continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    const beyond = ({ left, right }) => text.left < left - 1.5 || text.right > right + 1.5;
    const frames = function* () {
      for (let each = holder; each; each = each.parentElement) {
        const { overflowX, borderLeftStyle, display } = getComputedStyle(each);
        const framed = overflowX !== "visible" || borderLeftStyle !== "none";
        if (each instanceof HTMLElement && framed && !/inline$|contents/.test(display)) yield each;
      }
    };
    const frame = [...frames()].find((each) => beyond(each.getBoundingClientRect()));
    if (beyond({ left: 0, right: innerWidth })) found.push(`${node.data} leaves the window`);
    else if (frame) found.push(`${node.data} leaves ${frame.outerHTML.slice(0, 90)}`);
  }
  return found;
}"""

# Of these things: those whose words take more than one line.
BROKEN = """(wanted) => [...document.querySelectorAll(wanted)].filter((each) => {
  const words = document.createRange();
  words.selectNodeContents([...each.childNodes].findLast((node) => node.data?.trim()));
  return words.getClientRects().length !== 1;
}).map((each) => each.textContent.trim())"""

# Pieces of a pool that do not lie in one row.
WRAPPED = """() => [...document.querySelectorAll(".pool .pieces")].filter((pool) =>
  new Set([...pool.children].map((slot) => slot.offsetTop)).size > 1).length"""

# Places of the map that scrolling does not bring to where they can be pressed.
UNREACHED = """() => {
  const places = document.querySelectorAll(".board .map :is([data-hex], [data-place])");
  const lost = [...places].filter((each) => {
    each.scrollIntoView({ block: "nearest", behavior: "instant" });
    const { x, y, width, height } = each.getBoundingClientRect();
    return !document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".map");
  }).map((each) => each.getAttribute("aria-label"));
  document.querySelector(".match > .scroll").scrollTo(0, 0);
  return lost;
}"""

# Hexes, or only those that are lit, whose name is not written on the map.
UNNAMED = """(lit) => {
  const written = [...document.querySelectorAll(".map .where")]
    .filter((each) => each.checkVisibility()).map((each) => each.textContent);
  return [...document.querySelectorAll(`.map [data-hex]${lit ? ".offered" : ""}`)]
    .map((each) => each.dataset.hex).filter((name) => !written.includes(name));
}"""

# What can be done on the board, by the contrast of its highlight (`--lit`) with what lies around
# it, as it is really painted; 0 for what has none. Buttons that are framed like any other, and the
# words “ignore”, are seen without one.
LIT = """() => {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const parsed = new Map();  // the same few colours again and again
  const parse = (colour) => {
    if (!parsed.has(colour)) parsed.set(colour, paint(colour));
    return parsed.get(colour);
  };
  const paint = (colour) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const luminance = (colour) => colour.slice(0, 3).map((part) => part / 255)
    .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at], 0);
  const contrast = (one, other) => {
    const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  const opacityOf = (each) =>
    each ? Number(getComputedStyle(each).opacity) * opacityOf(each.parentElement) : 1;
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = "var(--lit)";
  const lit = getComputedStyle(probe).color;
  const marks = ["--ink", "--lit", "--glow"].map((name) => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  });
  // Everything can be met by a point, for as long as this looks.
  const sheet = document.head.appendChild(document.createElement("style"));
  sheet.textContent = ".board *, .board { pointer-events: auto !important }";

  const paintOf = (each, x, y) => {
    const style = getComputedStyle(each);
    if (!(each instanceof SVGGeometryElement)) return style.backgroundColor;
    const point = new DOMPoint(x, y).matrixTransform(each.getScreenCTM().inverse());
    if (style.stroke !== "none" && each.isPointInStroke(point)) return style.stroke;
    return each.isPointInFill(point) ? style.fill : "none";
  };
  const groundAt = (x, y) => {
    const layers = [];
    for (const each of document.elementsFromPoint(x, y)) {
      const paint = paintOf(each, x, y);
      // Outlines and other highlights are no ground.
      if (paint === "none" || marks.includes(paint) || paint.startsWith("url")) continue;
      const [r, g, b, a] = parse(paint);
      layers.push([r, g, b, a * opacityOf(each)]);
      if (layers.at(-1)[3] > 0.99) break;
    }
    layers.push(parse(getComputedStyle(document.documentElement).backgroundColor));
    return layers.reverse().reduce((below, [r, g, b, a]) =>
      [r, g, b].map((part, at) => part * a + below[at] * (1 - a)));
  };
  const found = [];
  const marked = [];
  const inSight = ([x, y]) => x > 0 && x < innerWidth && y > 0 && y < innerHeight;
  for (const each of document.querySelectorAll(".board *")) {
    if (!each.checkVisibility()) continue;
    const style = getComputedStyle(each);
    const spots = [];
    const drawn = Boolean(each.ownerSVGElement);
    if (drawn && style.stroke !== lit) continue;
    const { left, right, top, bottom, width, height } = each.getBoundingClientRect();
    if (each instanceof SVGGeometryElement) {
      const scale = Math.abs(each.getScreenCTM().a);
      const out = (parseFloat(style.strokeWidth) * scale) / 2 + 1;
      const middle = [left + width / 2, top + height / 2];
      for (const part of [0.1, 0.35, 0.6, 0.85]) {
        const { x, y } = each.getPointAtLength(each.getTotalLength() * part)
          .matrixTransform(each.getScreenCTM());
        const far = Math.hypot(x - middle[0], y - middle[1]) || 1;
        spots.push([x + (out * (x - middle[0])) / far, y + (out * (y - middle[1])) / far]);
      }
    } else if (!drawn && [style, getComputedStyle(each, "::before")].some((one) =>
      one.borderLeftColor === lit && one.borderLeftStyle !== "none"
      || one.boxShadow.includes(lit))) {
      const out = getComputedStyle(each, "::before").position === "absolute" ? 6 : 3;
      spots.push([left - out, top + height / 2], [right + out, top + height / 2]);
    }
    if (spots.length > 0) marked.push([each, left + width / 2, top + height / 2]);
    const seen = spots.filter(inSight);
    if (seen.length === 0) continue;
    // One spot may lie on another mark; a highlight must stand out along the better half of it.
    const ratios = seen.map(([x, y]) => contrast(parse(lit), groundAt(x, y))).sort((a, b) => b - a);
    found.push([ratios[Math.floor((ratios.length - 1) / 2)], each.outerHTML.slice(0, 120)]);
  }
  const idle = ":disabled, [aria-disabled=true], .button, .ignore, [data-aside], [data-aside] *";
  for (const each of document.querySelectorAll(`.board :is(button, [role=button]):not(${idle})`)) {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    if (!each.checkVisibility() || !inSight([(left + right) / 2, (top + bottom) / 2])) continue;
    // A map draws it in a layer of its own, below what is pressed.
    if (!marked.some(([mark, x, y]) => mark.contains(each) || each.contains(mark)
      || x > left && x < right && y > top && y < bottom))
      found.push([0, each.outerHTML.slice(0, 120)]);
  }
  sheet.remove();
  probe.remove();
  return found;
}"""
