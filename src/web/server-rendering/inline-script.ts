import { storedCartScript } from '#web/cart/stored-cart.ts';
import { earlyClickScript } from './early-clicks.ts';

const place = 'scripts';

/**
 * Starts the scripts of the app after the first paint: loaded together with the document they share its bandwidth, and the page is seen later.
 * Nothing is painted in a tab that is not shown, so there they start at once.
 */
const afterPaintScript = [
  'addEventListener("DOMContentLoaded", () => {',
  `const start = () => document.body.append(document.getElementById("${place}").content);`,
  'if (document.hidden) start();',
  'else requestAnimationFrame(() => setTimeout(start));',
  '});',
].join('\n');

/**
 * The only script inside the document: the policy in `src/server/wire/security-headers.ts` names its hash.
 */
export const inlineScript = [earlyClickScript, storedCartScript, afterPaintScript].join('\n');

const scriptTags = /\s*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g;

/** The document with its scripts, and the preloads of further ones, in a place from which `inlineScript` starts them. */
export function withLaterScripts(document: string, preloads: string): string {
  const tags = document.match(scriptTags)?.map((tag) => tag.trim()) ?? [];
  const later = `<template id="${place}">${tags.join('')}${preloads}</template>`;
  return document.replace(scriptTags, '').replace('</body>', () => `${later}</body>`);
}
