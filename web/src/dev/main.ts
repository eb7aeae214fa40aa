/**
 * A page for those who draw boards: any board from a fixture, without a server.
 *
 *   tools/make_fixtures.py            writes fixtures from real matches
 *   npm --prefix web run dev          then open /dev.html
 *   /dev.html?fixture=NAME&theme=dark&language=pl&letters=1&width=390&seat=1
 */
import { mount } from "svelte";
import "../lib/art/fonts.css";
import "../lib/art/theme.css";
import "../lib/art/base.css";
import { settings } from "../lib/person/settings.svelte";
import { words, type Language } from "../lib/words.svelte";
import Desk from "./Desk.svelte";

await settings.begin();
const asked = new URLSearchParams(location.search);
const theme = asked.get("theme");
if (theme === "light" || theme === "dark") settings.theme = theme;
settings.letters = asked.has("letters");
settings.calm = asked.has("calm");
settings.apply();
const language = asked.get("language");
if (language) await words.choose(language as Language);
const target = document.getElementById("app");
if (target) mount(Desk, { target, props: { asked } });
