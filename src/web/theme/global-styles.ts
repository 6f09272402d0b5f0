import type { EmotionCache } from '@emotion/cache';
import { css } from '@emotion/react';
import { globalCss } from './global-css.ts';
import { createStyleCache } from './style-engine.ts';
import { systemWith } from './system.ts';

export interface GlobalStyles {
  readonly name: string;
  /** As CSS. */
  readonly rules: string;
}

function compute(): GlobalStyles {
  const system = systemWith(globalCss);
  const layers = [system.layers.atRule, system.getGlobalCss(), system.getTokenCss()];
  // Chakra's types of styles and Emotion's describe the same objects.
  const serialized = css(...(layers as Parameters<typeof css>));
  const lines: string[] = [];
  const sheet = { insert: (rule: string) => lines.push(rule) };
  const cache = createStyleCache();
  // On the server the rules are returned, in a browser each is inserted into the sheet, and nothing else of it is used.
  const returned = cache.insert('', serialized, sheet as unknown as EmotionCache['sheet'], false);
  return { name: serialized.name, rules: typeof returned === 'string' ? returned : lines.join('') };
}

let computed: GlobalStyles | undefined;

/** The global styles, computed once for all pages: reset, tokens and the styles of plain elements. */
export function globalStyles(): GlobalStyles {
  computed ??= compute();
  return computed;
}
