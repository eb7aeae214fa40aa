import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = process.env["LUDOTECA_API"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    // Where the Python package looks for the client; built anew each time, never committed.
    outDir: process.env["LUDOTECA_STATIC"] ?? "../src/ludoteca/server/static",
    emptyOutDir: true,
    target: "es2022",
    // Small pictures stay files: the page's content policy allows no data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
