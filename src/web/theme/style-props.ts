import { isCssProperty } from '@pandacss/is-valid-prop';

/** Short names of style props. */
export const shorthands: Record<string, string[]> = {
  background: ['bg'],
  margin: ['m'],
  marginTop: ['mt'],
  marginBottom: ['mb'],
  marginLeft: ['ml'],
  marginRight: ['mr'],
  marginInline: ['mx', 'marginX'],
  marginBlock: ['my', 'marginY'],
  padding: ['p'],
  paddingTop: ['pt'],
  paddingBottom: ['pb'],
  paddingLeft: ['pl'],
  paddingRight: ['pr'],
  paddingInline: ['px', 'paddingX'],
  paddingBlock: ['py', 'paddingY'],
  width: ['w'],
  height: ['h'],
  minWidth: ['minW'],
  minHeight: ['minH'],
  maxWidth: ['maxW'],
  maxHeight: ['maxH'],
  borderRadius: ['rounded'],
  boxShadow: ['shadow'],
};

/** Style props that no property of CSS has the name of. */
const further = new Set([
  'css',
  'srOnly',
  'truncate',
  'textStyle',
  'colorPalette',
  ...Object.values(shorthands).flat(),
]);

/** Whether a prop is a style. The style engine has the same rule, but is loaded after the page works; a test compares them. */
export function isStyleProp(name: string): boolean {
  return further.has(name) || (name.startsWith('_') && name !== '_') || isCssProperty(name);
}
