/**
 * For whoever installs Ludoteca, wants notices, or wants to read and solve without a network.
 *
 * The network always comes first, so that nobody sees an old page after an update; what is kept
 * here is for when there is none. Files with a digest in their name never change. The build writes
 * their names in here.
 */
const FILES = ["FILES"];
const SHELL = "shell-VERSION";
const DATA = "data";
const DAY = 24 * 3600 * 1000;
const KEPT = /^\/api\/(games|guides\/[^/]+|puzzles)$/;
const PUZZLE = /^\/api\/puzzles\/([^/]+)\/([^/]+)$/;

self.addEventListener("install", (event) => {
  const keep = async () => {
    const cache = await caches.open(SHELL);
    await cache.addAll(FILES.map((path) => new Request(path, { cache: "no-cache" })));
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener("activate", (event) => {
  const takeOver = async () => {
    const old = (await caches.keys()).filter((name) => name !== SHELL && name !== DATA);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(takeOver());
});

// What there is to learn from, fetched when a page says that somebody is known here.

self.addEventListener("message", (event) => {
  if (event.data === "bring")
    event.waitUntil(bring().then(() => event.source?.postMessage("here")));
});

async function bring() {
  const cache = await caches.open(DATA);
  const last = (await cache.match("/api/games"))?.headers.get("date");
  if (last && Date.now() - Date.parse(last) < DAY && (await cache.match("/api/puzzles"))) return;
  const games = await (await keep(cache, "/api/games")).json();
  for (const { name, guided, puzzles } of games) {
    if (guided) await keep(cache, `/api/guides/${name}`);
    if (puzzles > 0) await keep(cache, `/api/puzzles/${name}/pack`);
  }
  await keep(cache, "/api/puzzles");
}

async function keep(cache, path) {
  const answer = await fetch(path);
  if (answer.ok) await cache.put(path, answer.clone());
  return answer;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (!pathname.startsWith("/api/")) event.respondWith(page(request));
  } else if (FILES.includes(pathname)) event.respondWith(file(request, pathname));
  else if (KEPT.test(pathname) && request.method === "GET") event.respondWith(learned(request));
  else if (PUZZLE.test(pathname)) event.respondWith(puzzle(request, pathname));
});

async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    return (await caches.match("/", { cacheName: SHELL })) ?? Promise.reject(error);
  }
}

async function file(request, pathname) {
  const kept = await caches.match(pathname, { cacheName: SHELL });
  if (kept && pathname.startsWith("/assets/")) return kept;
  return await fetch(request).catch((error) => kept ?? Promise.reject(error));
}

async function learned(request) {
  const cache = await caches.open(DATA);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    return (await cache.match(request)) ?? Promise.reject(error);
  }
}

async function puzzle(request, pathname) {
  const body = request.method === "POST" ? await request.clone().json() : null;
  try {
    return await fetch(request);
  } catch (error) {
    const [, game, which] = PUZZLE.exec(pathname);
    const kept = await caches.match(`/api/puzzles/${game}/pack`, { cacheName: DATA });
    const pack = kept ? await kept.json() : [];
    const found =
      which === "today"
        ? pack[0]
        : which === "next"
          ? pack[1 + Math.floor(Math.random() * (pack.length - 1))]
          : pack.find(({ task }) => task.name === which);
    if (!found) throw error;
    return Response.json(body ? verdict(found, body.number) : found.task);
  }
}

/** As the server would say it; without it a try counts for nothing. */
function verdict({ task, right, chances, lines }, number) {
  const told = lines.map((line) => ({ ...line, chosen: line.choice.number === number }));
  if (!told.some((line) => line.chosen)) {
    const at = task.choices.findIndex((choice) => choice.number === number);
    const own = { choice: task.choices[at], chance: chances[at], right: right.includes(number) };
    told.splice(1, 0, { ...own, chosen: true, obvious: false, frames: [] });
  }
  return { right: right.includes(number), lines: told, before: null, after: null };
}

// Notices

self.addEventListener("push", (event) => {
  const { title, body, path, tag } = event.data.json();
  const icon = "/installed/icon-192.png";
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon, data: { path } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path } = event.notification.data;
  const show = async () => {
    const open = await self.clients.matchAll({ type: "window" });
    const there = open.find((one) => new URL(one.url).pathname === path);
    return there ? await there.focus() : await self.clients.openWindow(path);
  };
  event.waitUntil(show());
});
