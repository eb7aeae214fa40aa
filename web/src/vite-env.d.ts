/// <reference types="svelte" />
/// <reference types="vite/client" />

/** Made by `vite.texts.ts`. */
declare module "virtual:texts/*" {
  const text: string;
  export default text;
}
