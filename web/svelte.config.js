/** @type {import("@sveltejs/vite-plugin-svelte").SvelteConfig} */
export default {
  compilerOptions: {
    runes: true,
    // By what the styles say and not by where they lie, so that every machine builds the same.
    cssHash: ({ hash, css }) => `s${hash(css).slice(0, 5)}`,
  },
};
