import type { EmotionCache } from '@emotion/cache';
import { css, type SerializedStyles } from '@emotion/react';
import { useContext, useInsertionEffect } from 'react';
import { StyleCache } from './styled.tsx';
import { system } from './system.ts';

let serialized: SerializedStyles | undefined;
let rules: string | undefined;

/** The global styles as CSS, computed once for all pages. */
function compute(cache: EmotionCache): { name: string; rules: string } {
  // Chakra's types of styles and Emotion's describe the same objects.
  serialized ??= css(system.layers.atRule, ...(system._global as Parameters<typeof css>));
  if (rules === undefined) {
    const lines: string[] = [];
    const sheet = { insert: (rule: string) => lines.push(rule) };
    // On the server the rules are returned, in a browser each is inserted into the sheet, and nothing else of it is used.
    const returned = cache.insert('', serialized, sheet as unknown as EmotionCache['sheet'], false);
    rules = typeof returned === 'string' ? returned : lines.join('');
  }
  return { name: serialized.name, rules };
}

/** Reset, tokens and the styles of plain elements. A page from the server has them in its document. */
export function GlobalStyles() {
  const cache = useContext(StyleCache);
  if (cache && typeof document === 'undefined') {
    const { name, rules } = compute(cache);
    cache.inserted[name] = rules;
  }
  useInsertionEffect(() => {
    if (!cache || document.querySelector(`style[data-emotion^="${cache.key}-global"]`)) return;
    const element = document.createElement('style');
    const { name, rules } = compute(cache);
    element.dataset.emotion = `${cache.key}-global ${name}`;
    element.textContent = rules;
    document.head.prepend(element);
  }, [cache]);
  return null;
}
