import type { RecipeDefinition, SystemContext, SystemStyleObject } from '@chakra-ui/react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { css, type SerializedStyles } from '@emotion/react';
import { type PageStyles, type Style, stylesKey } from './page-styles.ts';
import { shopSystem } from './system.ts';

/** Styles are written without vendor prefixes: the browsers that we build for need none. */
export function createStyleCache(key = stylesKey): EmotionCache {
  return createCache({ key, stylisPlugins: [] });
}

/** Makes the system ahead of the first style. */
export function prepareSystem(): void {
  shopSystem();
}

const recipes = new WeakMap<RecipeDefinition, ReturnType<SystemContext['cva']>>();

function recipeOf(definition: RecipeDefinition): ReturnType<SystemContext['cva']> {
  const known = recipes.get(definition) ?? shopSystem().cva(definition);
  recipes.set(definition, known);
  return known;
}

function serialize({ recipe, variants = {}, props = {} }: Style): SerializedStyles {
  const { css: more, ...direct } = props;
  const layers = [more].flat().filter((layer) => typeof layer === 'object' && layer !== null);
  const base = recipeOf(recipe)(variants);
  // Props by name are style props here: `isStyleProp` chose them.
  const object = shopSystem().css(base, ...(layers as SystemStyleObject[]), direct as SystemStyleObject);
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
