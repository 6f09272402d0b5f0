import type { EmotionCache } from '@emotion/cache';

interface StyleElement {
  names: string[];
  rules: string;
}

function element(key: string, { names, rules }: StyleElement): string {
  return rules ? `<style data-emotion="${[key, ...names].join(' ')}">${rules}</style>` : '';
}

/** Makes the cache keep its rules, instead of writing a style element before every styled one. */
export function collectStyles(cache: EmotionCache): EmotionCache {
  cache.compat = true;
  return cache;
}

/** The style elements of a rendered page: one per global style, and one for all components. */
export function styleElements(cache: EmotionCache): string {
  const scoped: StyleElement = { names: [], rules: '' };
  const globals: string[] = [];
  for (const [name, rules] of Object.entries(cache.inserted)) {
    if (typeof rules !== 'string') continue;
    if (cache.registered[`${cache.key}-${name}`] === undefined) {
      globals.push(element(`${cache.key}-global`, { names: [name], rules }));
    } else {
      scoped.names.push(name);
      scoped.rules += rules;
    }
  }
  return globals.join('') + element(cache.key, scoped);
}
