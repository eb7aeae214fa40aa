/** Tells the service worker the names of all files, and makes it another one whenever they change. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const NAME = "service-worker.js";
const KEPT = /^(assets\/.*\.(css|js|woff2)|installed\/.*|icon\.svg|manifest\.webmanifest)$/;

export function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    writeBundle({ dir }) {
      if (!dir) return;
      const paths = readdirSync(dir, { recursive: true, encoding: "utf8" })
        .map((path) => path.replaceAll("\\", "/"))
        .filter((path) => KEPT.test(path))
        .sort();
      const names = ["/", ...paths.map((path) => `/${path}`)];
      const source = readFileSync(resolve(dir, NAME), "utf8");
      const version = createHash("sha256")
        .update(source + names.join() + readFileSync(resolve(dir, "index.html"), "utf8"))
        .digest("hex");
      const told = source
        .replace('["FILES"]', JSON.stringify(names))
        .replace("VERSION", version.slice(0, 12));
      writeFileSync(resolve(dir, NAME), told);
    },
  };
}
