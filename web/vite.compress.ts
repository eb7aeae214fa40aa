/** Every file of the client also as `.br` and `.gz`, so that the server only has to choose. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(css|html|js|svg)$/;

function pack(path: string): void {
  const data = readFileSync(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    [constants.BROTLI_PARAM_LGBLOCK]: 17, // what packs these files best
  };
  writeFileSync(`${path}.br`, brotliCompressSync(data, { params }));
  writeFileSync(`${path}.gz`, gzipSync(data, { level: constants.Z_BEST_COMPRESSION }));
}

export function compress(): Plugin {
  return {
    name: "compress",
    apply: "build",
    writeBundle({ dir }) {
      if (!dir) return;
      // What was copied as it is, such as the icon, is not in the bundle: so look at the folder.
      for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
        if (TEXT.test(name)) pack(resolve(dir, name));
      }
    },
  };
}
