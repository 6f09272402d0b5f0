import type { SystemConfig } from '@chakra-ui/react';
import { defineConditions, defineConfig } from '@chakra-ui/react/styled-system';
import { shorthands } from './style-props.ts';

type Utilities = NonNullable<SystemConfig['utilities']>;

/** States of an element and of its surroundings that styles may name. */
const conditions = defineConditions({
  hover: ['@media (hover: hover)', '&:is(:hover):not(:disabled)'],
  active: '&:active:not(:disabled)',
  focus: '&:focus',
  focusWithin: '&:focus-within',
  focusVisible: '&:focus-visible',
  disabled: '&:is(:disabled, [aria-disabled=true])',
  invalid: '&[aria-invalid=true]',
  checked: '&:is(:checked, [aria-checked=true])',
  selected: '&[aria-selected=true]',
  expanded: '&[aria-expanded=true]',
  current: '&[aria-current]',
  open: '&[open]',
  first: '&:first-of-type',
  last: '&:last-of-type',
  before: '&::before',
  after: '&::after',
  placeholder: '&::placeholder',
  backdrop: '&::backdrop',
  osDark: '@media (prefers-color-scheme: dark)',
  motionReduce: '@media (prefers-reduced-motion: reduce)',
  print: '@media print',
});

/** Properties by the tokens that their values come from; a property that is missing here takes plain CSS values. */
const byTokens: Record<string, string> = {
  colors:
    'background backgroundColor color borderColor borderTopColor borderBottomColor borderInlineStartColor borderInlineEndColor outlineColor fill stroke accentColor caretColor textDecorationColor',
  spacing:
    'margin marginTop marginBottom marginLeft marginRight marginInline marginBlock marginInlineStart marginInlineEnd padding paddingTop paddingBottom paddingLeft paddingRight paddingInline paddingBlock paddingInlineStart paddingInlineEnd gap rowGap columnGap inset top bottom left right insetInline insetBlock insetInlineStart insetInlineEnd insetBlockStart insetBlockEnd',
  sizes: 'width height minWidth minHeight maxWidth maxHeight flexBasis inlineSize blockSize',
  borders:
    'border borderTop borderBottom borderLeft borderRight borderInline borderBlock borderInlineStart borderInlineEnd',
  radii: 'borderRadius',
  fonts: 'fontFamily',
  fontSizes: 'fontSize',
  fontWeights: 'fontWeight',
  lineHeights: 'lineHeight',
  shadows: 'boxShadow',
  zIndex: 'zIndex',
  durations: 'transitionDuration animationDuration',
};

function tokenUtilities(): Utilities {
  const pairs = Object.entries(byTokens).flatMap(([values, properties]) =>
    properties.split(' ').map((property) => {
      const shorthand = shorthands[property];
      return [property, { values, ...(shorthand ? { shorthand } : {}) }] as const;
    }),
  );
  // Chakra types the values as functions or lists of its own tokens; the name of a category is one of them.
  return Object.fromEntries(pairs) as Utilities;
}

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  padding: '0',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  borderWidth: '0',
};

/** Style props that set several declarations. */
const compound: Utilities = {
  srOnly: { values: { type: 'boolean' }, transform: (value) => (value ? hidden : {}) },
  truncate: {
    values: { type: 'boolean' },
    transform: (value) =>
      value ? { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } : {},
  },
  lineClamp: {
    transform: (value) => ({
      overflow: 'hidden',
      display: '-webkit-box',
      WebkitLineClamp: value,
      WebkitBoxOrient: 'vertical',
    }),
  },
};

/**
 * What the style engine knows of CSS: Chakra's own base is five times as large, and every visitor would load it. Its
 * types allow more than this; a style prop that is not here reaches the element as an attribute, and React complains.
 */
export const baseConfig = defineConfig({ conditions, utilities: { ...tokenUtilities(), ...compound } });
