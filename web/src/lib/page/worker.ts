/**
 * The service worker, which only those get who installed Ludoteca or asked for something that needs
 * it: notices, or pages without a network.
 */
import { house } from "../person/known.svelte";

const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

export const canWork = (): boolean => workers() !== undefined;

/** Whether somebody asked for it here. */
export async function isAtWork(): Promise<boolean> {
  return (await workers()?.getRegistration("/")) !== undefined;
}

/** From now on, and with what there is to learn from. */
export async function setToWork(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register("/service-worker.js", { updateViaCache: "none" });
  const registration = await navigator.serviceWorker.ready;
  await house.enter();
  registration.active?.postMessage("bring");
  return registration;
}

export async function dismiss(): Promise<void> {
  await (await workers()?.getRegistration("/"))?.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}

/** When the page begins. */
export async function goOn(): Promise<void> {
  if (!canWork()) return;
  const installed = matchMedia("(display-mode: standalone)").matches;
  if (installed || (await isAtWork())) await setToWork();
}
