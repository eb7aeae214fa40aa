import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compress } from "./vite.compress.ts";
import { fonts } from "./vite.fonts.ts";
import { texts } from "./vite.texts.ts";
import { worker } from "./vite.worker.ts";

const server = process.env["LUDOTECA_API"] ?? "http://127.0.0.1:8000";

const prefixed = (prefix: string, name: string | undefined) => (name ? prefix + name : null);

export default defineConfig({
  plugins: [svelte(), texts(), fonts(), worker(), compress()],
  build: {
    // Where the Python package looks for the client; built anew each time, never committed.
    outDir: process.env["LUDOTECA_STATIC"] ?? "../src/ludoteca/server/static",
    emptyOutDir: true,
    target: "es2022",
    // Small pictures stay files: the page's content policy allows no data: URLs.
    assetsInlineLimit: 0,
    // Few large files pack much smaller than many small ones: what everybody needs to play, what
    // there is to read, each game, and each tool that waits until somebody asks for it.
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            {
              name: "table",
              test: /node_modules|\/src\/(lib|main|App|(pages|parts)\/(Home|Match|Table|Settings|match))/,
              priority: 2,
            },
            { name: "around", test: /\/src\/(pages|parts)\//, priority: 1 },
            { name: (id) => prefixed("tool-", /\/src\/tools\/(\w+)\//.exec(id)?.[1]) },
            { name: (id) => /\/src\/games\/(\w+)\//.exec(id)?.[1] ?? null },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
