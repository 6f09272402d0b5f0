import type { EmotionCache } from '@emotion/cache';
import { globalStyles } from '#web/theme/global-styles.ts';
import { stylesKey } from '#web/theme/page-styles.ts';

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
 * The names of the styles in some markup, in the order in which they are used. Looked for without a regular expression: V8 keeps
 * the last text that one has matched.
 */
function stylesIn(markup: string): string[] {
  const start = `${stylesKey}-`;
  const names: string[] = [];
  for (let at = markup.indexOf(start); at >= 0; at = markup.indexOf(start, at)) {
    at += start.length;
    const from = at;
    while (isPartOfName(markup.charCodeAt(at))) at += 1;
    names.push(markup.slice(from, at));
  }
  return names;
}

/**
 * The style elements of a rendered page: one for the global styles, and one for all components that its markup uses. Where two rules weigh the
 * same the later one applies, so their order is that of the elements, not that in which parts of the page were ready.
 */
export function styleElements(cache: EmotionCache, markup: string): string {
  const { name: globalName, rules: globalRules } = globalStyles();
  const globals = element(`${cache.key}-global`, { names: [globalName], rules: globalRules });
  const used = [...new Set(stylesIn(markup))].flatMap((name) => {
    const rules = cache.inserted[name];
    return typeof rules === 'string' ? [{ name, rules }] : [];
  });
  const scoped: StyleElement = {
    names: used.map(({ name }) => name),
    rules: used.map(({ rules }) => rules).join(''),
  };
  return globals + element(cache.key, scoped);
}
