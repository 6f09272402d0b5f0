import type { RecipeDefinition, SystemStyleObject } from '@chakra-ui/react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { css, type SerializedStyles } from '@emotion/react';
import { type PageStyles, type Style, stylesKey } from './page-styles.ts';
import { system } from './system.ts';

/** Styles are written without vendor prefixes: the browsers that we build for need none. */
export function createStyleCache(key = stylesKey): EmotionCache {
  return createCache({ key, stylisPlugins: [] });
}

const recipes = new WeakMap<RecipeDefinition, ReturnType<typeof system.cva>>();

function recipeOf(definition: RecipeDefinition): ReturnType<typeof system.cva> {
  const known = recipes.get(definition) ?? system.cva(definition);
  recipes.set(definition, known);
  return known;
}

function serialize({ recipe, variants = {}, props = {} }: Style): SerializedStyles {
  const { css: more, ...direct } = props;
  const layers = [more].flat().filter((layer) => typeof layer === 'object' && layer !== null);
  const base = recipeOf(recipe)(variants);
  // Props by name are style props here: `isStyleProp` chose them.
  const object = system.css(base, ...(layers as SystemStyleObject[]), direct as SystemStyleObject);
  // The same object in Emotion's types.
  return css(object as Parameters<typeof css>[0]);
}

/** As CSS, once a server has rendered it; a browser writes it into its document instead. */
const rendered = new WeakMap<Style, string>();

function insert(cache: EmotionCache, style: Style): void {
  const { name } = style;
  const className = `${stylesKey}-${name}`;
  const known = rendered.get(style);
  if (known === undefined) {
    cache.insert(`.${className}`, { ...serialize(style), name }, cache.sheet, true);
    const rules = cache.inserted[name];
    if (typeof rules === 'string') rendered.set(style, rules);
  } else cache.inserted[name] = known;
  cache.registered[className] = name;
}

/** Styles that are written into a cache of Emotion as soon as they are used. */
export function stylesInto(cache: EmotionCache): PageStyles {
  return {
    add: (style) => {
      if (cache.inserted[style.name] === undefined) insert(cache, style);
    },
  };
}

let serialized: SerializedStyles | undefined;
let rules: string | undefined;

/** The global styles as CSS, computed once for all pages: reset, tokens and the styles of plain elements. */
export function globalStyles(): { name: string; rules: string } {
  // Chakra's types of styles and Emotion's describe the same objects.
  serialized ??= css(system.layers.atRule, ...(system.globalCss() as Parameters<typeof css>));
  if (rules === undefined) {
    const cache = createStyleCache();
    const lines: string[] = [];
    const sheet = { insert: (rule: string) => lines.push(rule) };
    // On the server the rules are returned, in a browser each is inserted into the sheet, and nothing else of it is used.
    const returned = cache.insert('', serialized, sheet as unknown as EmotionCache['sheet'], false);
    rules = typeof returned === 'string' ? returned : lines.join('');
  }
  return { name: serialized.name, rules };
}
