import type { RecipeDefinition } from '@chakra-ui/react';
import { type ElementType, useContext } from 'react';
import { PageStylesContext, type Style, stylesKey } from './page-styles.ts';
import { shortHash } from './short-hash.ts';
import { isStyleProp as findStyleProp } from './style-props.ts';

type Props = Readonly<Record<string, unknown>>;

/** Style props with values by chance must not fill the memory. */
const mostWays = 200;
const styleProps = new Map<string, boolean>();

function isStyleProp(name: string): boolean {
  const known = styleProps.get(name);
  if (known !== undefined) return known;
  const found = findStyleProp(name);
  styleProps.set(name, found);
  return found;
}

/** The props of an element, sorted by what they are for. */
function sortProps(props: Props, variantKeys: ReadonlySet<string>) {
  const own: Record<string, unknown> = {};
  let variants: Record<string, unknown> | undefined;
  let styles: Record<string, unknown> | undefined;
  for (const name in props) {
    const value = props[name];
    if (value === undefined) continue;
    if (variantKeys.has(name)) {
      variants ??= {};
      variants[name] = value;
    } else if (isStyleProp(name)) {
      styles ??= {};
      styles[name] = value;
    } else own[name] = value;
  }
  return { own, variants, styles };
}

/** How a component is styled, and the styles of every way in which it was used so far. */
class Recipe {
  readonly #definition: RecipeDefinition;
  readonly #variantKeys: ReadonlySet<string>;
  readonly #known = new Map<string, Style>();
  #text: string | undefined;

  constructor(definition: RecipeDefinition) {
    this.#definition = definition;
    this.#variantKeys = new Set(Object.keys(definition.variants ?? {}));
  }

  /** The style for the variants and style props among some props, and the props that are the element's own. */
  styleOf(props: Props): { style: Style | undefined; own: Record<string, unknown> } {
    const { own, variants, styles } = sortProps(props, this.#variantKeys);
    const way = variants || styles ? JSON.stringify([variants, styles]) : '';
    this.#text ??= JSON.stringify(this.#definition);
    if (way === '' && this.#text === '{}') return { style: undefined, own };
    const known = this.#known.get(way);
    if (known) return { style: known, own };
    const style: Style = {
      name: shortHash(this.#text + way),
      recipe: this.#definition,
      variants,
      props: styles,
    };
    if (this.#known.size >= mostWays) this.#known.clear();
    this.#known.set(way, style);
    return { style, own };
  }
}

/**
 * Chakra's styled component with the same styles, computed once for each way in which it is used, and in a browser only when its
 * document does not have them: Chakra's own computes them again whenever one is rendered, which was two thirds of the work for a page
 * on the server, and renders two more components for each element.
 */
export function styled(tag: ElementType, definition: RecipeDefinition = {}) {
  const recipe = new Recipe(definition);
  // biome-ignore lint/correctness/noComponentHookFactories: it is called when a module is loaded, never while one is rendered
  return function Styled(props: Props) {
    const page = useContext(PageStylesContext);
    if (!page) throw new Error('A styled component needs the providers of the page around it');
    const { style, own } = recipe.styleOf(props);
    const { as, className, ...rest } = own;
    if (style) page.add(style);
    const name = style && `${stylesKey}-${style.name}`;
    const names = className && name ? `${className} ${name}` : (name ?? className);
    // Its type depends on the caller; the types of the app's components are Chakra's.
    const Tag = (as ?? tag) as ElementType;
    return <Tag {...rest} className={names} />;
  };
}
