// In a build this makes the icons of lucide-react, in place of its `createLucideIcon.mjs` (see vite.config.ts). Lucide's own is two
// components and an element for each shape, and computes all attributes whenever an icon is rendered.
import { createElement, type FunctionComponent, type SVGProps } from 'react';

export interface IconData {
  readonly size?: number;
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, unknown>>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number;
}

/** Lucide's attributes. */
const drawn = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** Shapes as markup. Their attributes are numbers and paths of the library, with nothing to escape. */
function shapesOf({ node }: IconData): string {
  return node
    .map(([tag, { key: _, ...attributes }]) => {
      const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
      return `<${tag}${written.join('')}></${tag}>`;
    })
    .join('');
}

const usualSize = 24;

/** An icon of one element, whose shapes neither server nor browser renders one by one. */
export default function createIcon(data: IconData): FunctionComponent<IconProps> {
  const shapes = { __html: shapesOf(data) };
  const edge = data.size ?? usualSize;
  const viewBox = `0 0 ${edge} ${edge}`;
  return ({ size = usualSize, ...rest }) => {
    const isNamed = rest.role ?? rest['aria-label'] ?? rest['aria-hidden'];
    return createElement('svg', {
      width: size,
      height: size,
      viewBox,
      ...drawn,
      'aria-hidden': isNamed === undefined ? 'true' : undefined,
      ...rest,
      dangerouslySetInnerHTML: shapes,
    });
  };
}
