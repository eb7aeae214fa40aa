import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import typescript from "typescript-eslint";

export default typescript.config(
  { ignores: ["node_modules", ".svelte-check", "dist", "src/lib/protocol.ts"] },
  js.configs.recommended,
  ...typescript.configs.strict,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  { languageOptions: { globals: globals.browser } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser } },
    rules: { "svelte/no-navigation-without-resolve": "off" },
  },
  {
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      // The types already know which names exist, and which nobody uses.
      "no-undef": "off",
      "@typescript-eslint/no-unused-vars": "off",
    },
  },
);
