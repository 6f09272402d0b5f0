import type { EmotionCache } from '@emotion/cache';
import { globalStyles } from '#web/theme/global-styles.ts';

interface StyleElement {
  names: string[];
  rules: string;
}

/** With `data-s` Emotion leaves the element where it is; without, it moves it, and the browser computes the styles of the page again. */
function element(key: string, { names, rules }: StyleElement): string {
  return rules ? `<style data-s data-emotion="${[key, ...names].join(' ')}">${rules}</style>` : '';
}

/** Makes the cache keep its rules, instead of writing a style element before every styled one. */
export function collectStyles(cache: EmotionCache): EmotionCache {
  cache.compat = true;
  return cache;
}

const codeOf = (letter: string) => letter.charCodeAt(0);
const [a, z, zero, nine] = [codeOf('a'), codeOf('z'), codeOf('0'), codeOf('9')] as const;

function isPartOfName(code: number): boolean {
  return (code >= a && code <= z) || (code >= zero && code <= nine);
}

/**
 * Adds the names of the styles in some markup, in the order in which they are first used. Looked for without a regular expression: V8 keeps
 * the last text that one has matched.
 */
function addUsedStyles(markup: string, key: string, names: Set<string>): void {
  const start = `${key}-`;
  for (let at = markup.indexOf(start); at >= 0; at = markup.indexOf(start, at)) {
    at += start.length;
    const from = at;
    while (isPartOfName(markup.charCodeAt(at))) at += 1;
    names.add(markup.slice(from, at));
  }
}

/**
 * The style elements of a rendered page: one for the global styles, and one for all components of its markup. Where two rules weigh the
 * same the later one applies, so their order is that of the elements, not that in which parts of the page were ready.
 */
export function styleElements(cache: EmotionCache, markup: readonly string[]): string {
  const { name: globalName, rules: globalRules } = globalStyles();
  const globals = element(`${cache.key}-global`, { names: [globalName], rules: globalRules });
  const scoped: StyleElement = { names: [], rules: '' };
  const used = new Set<string>();
  for (const text of markup) addUsedStyles(text, cache.key, used);
  for (const name of used) {
    const rules = cache.inserted[name];
    if (typeof rules !== 'string') continue;
    scoped.names.push(name);
    scoped.rules += rules;
  }
  return globals + element(cache.key, scoped);
}
