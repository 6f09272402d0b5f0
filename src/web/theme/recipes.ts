import type { SystemStyleObject } from '@chakra-ui/react';
import { defineRecipe } from './define-recipe.ts';
import { touch, withoutScript } from './media.ts';

/** `accent` is for the one call to action of a page (add to cart, pay), `solid` for the action of a form. */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'base',
    fontWeight: 'medium',
    lineHeight: 'tight',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'quick',
    _hover: { textDecoration: 'none' },
    _disabled: { opacity: 0.5, cursor: 'not-allowed' },
    [touch]: { minHeight: 'touch', minWidth: 'touch' },
    ...withoutScript,
  },
  variants: {
    variant: {
      outline: {
        background: 'bg',
        borderColor: 'line.control',
        color: 'fg',
        _hover: { borderColor: 'fg', background: 'bg.subtle' },
      },
      accent: { background: 'accent', color: 'accent.contrast', _hover: { background: 'accent.strong' } },
      solid: { background: 'primary', color: 'primary.contrast', _hover: { background: 'primary.strong' } },
      ghost: { color: 'primary', _hover: { background: 'primary.soft' } },
    },
    size: {
      small: { minHeight: '28px', px: 2, fontSize: 'table' },
      base: { minHeight: 'control', px: 4 },
      large: { minHeight: '44px', px: 6, fontSize: 'lg' },
    },
  },
  defaultVariants: { variant: 'outline', size: 'base' },
});

/** Native input, select and textarea. */
export const controlRecipe = defineRecipe({
  base: {
    width: 'full',
    minHeight: 'control',
    px: 3,
    background: 'bg',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'line.control',
    borderRadius: 'base',
    lineHeight: 'tight',
    transitionProperty: 'border-color',
    transitionDuration: 'quick',
    _hover: { borderColor: 'fg' },
    _focusVisible: {
      outline: '2px solid',
      outlineColor: 'primary',
      outlineOffset: '-1px',
      borderColor: 'primary',
    },
    _invalid: { borderColor: 'danger', _hover: { borderColor: 'danger' } },
    '&[aria-invalid=true]:focus-visible': { outlineColor: 'danger', borderColor: 'danger' },
    _disabled: { background: 'bg.subtle', color: 'fg.muted', cursor: 'not-allowed' },
    '&[readonly]': { background: 'bg.subtle', color: 'fg.muted' },
    [touch]: { minHeight: 'touch' },
  },
  variants: {
    controlSize: { small: { minHeight: '28px', px: 2, fontSize: 'table' }, base: {} },
  },
  defaultVariants: { controlSize: 'base' },
});

/** One tone per kind of state; the word next to it carries the meaning, never the colour alone. */
export const badgeRecipe = defineRecipe({
  base: {
    display: 'inline-block',
    px: 2,
    borderRadius: 'base',
    fontSize: 'sm',
    fontWeight: 'medium',
    lineHeight: '20px',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      warning: { color: 'warning', background: 'warning.soft' },
      info: { color: 'info', background: 'info.soft' },
      success: { color: 'success', background: 'success.soft' },
      danger: { color: 'danger', background: 'danger.soft' },
      neutral: { color: 'neutral', background: 'neutral.soft' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

/** A dense table with hairlines: styled once on the table instead of cell by cell, which costs a styled component per cell. */
export const tableStyles: SystemStyleObject = {
  width: 'full',
  textStyle: 'table',
  '& th, & td': { px: 3, py: 2, borderBottom: 'line', textAlign: 'start', verticalAlign: 'middle' },
  '& thead th': {
    position: 'sticky',
    top: 'var(--table-top, 0)',
    zIndex: 1,
    background: 'bg.subtle',
    color: 'fg.muted',
    fontSize: 'sm',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
  },
  '& tbody tr:hover > *': { background: 'bg.subtle' },
};
