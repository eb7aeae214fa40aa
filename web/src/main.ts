/** The page begins: settings and words first, so that nothing is drawn twice. */
import { mount } from "svelte";
import "./lib/art/fonts.css";
import "./lib/art/theme.css";
import "./lib/art/base.css";
import App from "./App.svelte";
import { keepFocus } from "./lib/page/focus";
import { router } from "./lib/page/router.svelte";
import { goOn } from "./lib/page/worker";
import { settings } from "./lib/person/settings.svelte";
import { findRoute } from "./routes";

router.begin();
keepFocus();
// The page itself comes while the words do.
void findRoute(location.pathname)
  .load()
  .catch(() => undefined);
await settings.begin();
const target = document.getElementById("app");
if (target) mount(App, { target });
void goOn().catch(() => undefined); // only some browsers, and only those who want it
