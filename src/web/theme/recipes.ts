import { defineRecipe, type SystemStyleObject } from '@chakra-ui/react';
import { touch } from './media.ts';

/** `copper` is the one call to action of a page (add to cart, pay); `mask` the action of a form. */
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
  },
  variants: {
    kind: {
      plain: {
        background: 'paper',
        borderColor: 'line.control',
        color: 'ink',
        _hover: { borderColor: 'ink', background: 'paper.sunk' },
      },
      copper: { background: 'copper', color: 'copper.on', _hover: { background: 'copper.strong' } },
      mask: { background: 'mask', color: 'mask.on', _hover: { background: 'mask.strong' } },
      quiet: { color: 'mask', _hover: { background: 'mask.soft' } },
    },
    size: {
      small: { minHeight: '28px', px: 2, fontSize: 'table' },
      base: { minHeight: 'control', px: 4 },
      large: { minHeight: '44px', px: 6, fontSize: 'lg' },
    },
  },
  defaultVariants: { kind: 'plain', size: 'base' },
});

/** Native input, select and textarea. */
export const controlRecipe = defineRecipe({
  base: {
    width: 'full',
    minHeight: 'control',
    px: 3,
    background: 'paper',
    color: 'ink',
    borderWidth: '1px',
    borderColor: 'line.control',
    borderRadius: 'base',
    lineHeight: 'tight',
    transitionProperty: 'border-color',
    transitionDuration: 'quick',
    _hover: { borderColor: 'ink' },
    _focusVisible: { outline: '2px solid', outlineColor: 'mask', outlineOffset: '-1px', borderColor: 'mask' },
    _invalid: { borderColor: 'stop', _hover: { borderColor: 'stop' } },
    _disabled: { background: 'paper.sunk', color: 'ink.muted', cursor: 'not-allowed' },
    '&[readonly]': { background: 'paper.sunk', color: 'ink.muted' },
    [touch]: { minHeight: 'touch' },
  },
  variants: {
    controlSize: { small: { minHeight: '28px', px: 2, fontSize: 'table' }, base: {} },
  },
  defaultVariants: { controlSize: 'base' },
});

/** One tone per kind of state, always beside a word. */
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
      wait: { color: 'wait', background: 'wait.soft' },
      move: { color: 'move', background: 'move.soft' },
      done: { color: 'done', background: 'done.soft' },
      stop: { color: 'stop', background: 'stop.soft' },
      off: { color: 'off', background: 'off.soft' },
    },
  },
  defaultVariants: { tone: 'off' },
});

/** A dense table with hairlines: styled once on the table, never cell by cell. */
export const tableStyles: SystemStyleObject = {
  width: 'full',
  textStyle: 'table',
  '& th, & td': { px: 3, py: 2, borderBottom: 'line', textAlign: 'start', verticalAlign: 'middle' },
  '& thead th': {
    position: 'sticky',
    top: 'var(--table-top, 0)',
    zIndex: 1,
    background: 'paper.sunk',
    color: 'ink.muted',
    fontSize: 'sm',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
  },
  '& tbody tr:hover > *': { background: 'paper.sunk' },
  '& [data-number]': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& [data-unit]': { fontSize: 'xs', color: 'ink.muted', marginInlineStart: '2px' },
};

export const tableRecipe = defineRecipe({ base: tableStyles });
