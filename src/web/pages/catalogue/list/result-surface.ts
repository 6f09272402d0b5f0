import { chakra } from '@chakra-ui/react';

const sticky = { position: 'sticky', zIndex: 1, background: 'inherit' };
const endWidth = '104px';

/** The rows become cards where there is no room for a table: the part, its parameters in a run, stock and price. */
const cards = {
  '& table, & tbody': { display: 'block' },
  '& thead': { srOnly: true },
  '& tbody tr': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 3,
    rowGap: '2px',
    paddingBlock: 3,
    borderBottom: 'line',
  },
  // A line of its own for stock and price.
  '& tbody tr::before': { content: '""', order: 1, flexBasis: 'full', height: '2px' },
  '& tbody th': { flexBasis: 'full', minWidth: 0, paddingBottom: 1 },
  '& [data-part]': { display: 'flex', alignItems: 'center', gap: 2 },
  '& td[data-label]::before': {
    content: 'attr(data-label)',
    marginInlineEnd: '6px',
    color: 'ink.muted',
    fontSize: 'sm',
  },
  '& td[data-parameter]': { fontSize: 'sm', lineHeight: '18px' },
  '& td[data-parameter]:nth-of-type(n + 7), & td:has([data-none])': { display: 'none' },
  '& td[data-stock], & td[data-price]': { order: 2, display: 'block', fontSize: 'body' },
  '& td[data-price]': { marginInlineStart: 'auto', textAlign: 'end' },
};

const table = {
  '& table': { width: 'full', borderCollapse: 'separate', borderSpacing: 0 },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    height: '36px',
    background: 'paper.sunk',
    borderBottom: 'line',
    verticalAlign: 'middle',
  },
  '& tbody th, & td': { height: '46px', borderBottom: 'line', paddingInline: 3, verticalAlign: 'middle' },
  '& tbody tr': { background: 'paper' },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& td': { whiteSpace: 'nowrap', maxWidth: '168px', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& [data-number]': { textAlign: 'end' },
  '& th:first-of-type': { ...sticky, left: 0, borderInlineEnd: 'line' },
  // Takes the room that the parameters leave, and cuts its words rather than widening the table.
  '& tbody th': { width: 'full', minWidth: '316px', maxWidth: 0 },
  '& [data-part]': { display: 'flex', alignItems: 'center', gap: 2 },
  '&[data-plain] th:first-of-type': { borderInlineEnd: 0 },
  '& [data-stock]': {
    ...sticky,
    right: endWidth,
    borderInlineStart: 'line',
    minWidth: '92px',
    textAlign: 'end',
  },
  '& [data-price]': { ...sticky, right: 0, width: endWidth, minWidth: endWidth, textAlign: 'end' },
  '& thead th:first-of-type, & thead [data-stock], & thead [data-price]': {
    zIndex: 3,
    background: 'paper.sunk',
  },
};

/**
 * The table scrolls within itself: its head and its horizontal bar stay on the screen, and with what stands above and
 * the pager below it fills the window.
 */
export const tableHeight = 'max(480px, calc(100dvh - 276px))';

/** The look of the result table, said once for all of its cells. */
export const ResultSurface = chakra('section', {
  base: {
    position: 'relative',
    fontSize: 'table',
    lineHeight: 'tight',
    borderBlock: 'line',
    '& thead button': {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '34px',
      textAlign: 'inherit',
      _hover: { color: 'mask' },
    },
    '& thead th': { paddingInline: 3, color: 'ink.muted', fontSize: 'sm', fontWeight: 'medium' },
    '& thead button > span': { width: 'max-content', maxWidth: '132px', textAlign: 'inherit' },
    '& thead [data-sorted]': { color: 'mask' },
    '& thead svg': { position: 'absolute', insetInlineStart: '100%', display: 'none' },
    '& thead [data-number] svg, & thead [data-stock] svg, & thead [data-price] svg': {
      insetInlineStart: 'auto',
      insetInlineEnd: '100%',
    },
    '& thead button:hover svg, & thead [data-sorted] svg': { display: 'block' },
    '& [data-unit]': { marginInlineStart: '1px', color: 'ink.muted', fontSize: 'xs' },
    '& [data-none]': { color: 'ink.muted' },
    '& [data-out]': { color: 'wait' },
    '& [data-out] > a': { display: { md: 'block' }, marginInlineStart: { base: 2, md: 0 }, fontSize: 'sm' },
    '& small': { display: 'block', color: 'ink.muted', fontSize: 'xs', fontWeight: 'normal' },
    '& td[data-price] data': { fontWeight: 'medium' },
    '& tbody tr[data-picked]': { background: 'mask.soft' },
    '@media (hover: hover)': { '& tbody tr:hover': { background: 'paper.sunk' } },
    '&[aria-busy=true] tbody': { opacity: 0.55 },
    '& [data-part] input': { display: 'block', width: '15px', height: '15px', accentColor: 'mask' },
    '& [data-part] > label': {
      flexShrink: 0,
      '@media (pointer: coarse)': { padding: '13px', margin: '-13px', position: 'relative', zIndex: 1 },
    },
    '& [data-part] > div': { minWidth: 0, flex: 1 },
    '& [data-part] a': {
      textStyle: 'part',
      fontWeight: 'medium',
      color: 'ink',
      _hover: { color: 'mask' },
      '@media (pointer: coarse)': {
        position: 'relative',
        _after: { content: '""', position: 'absolute', inset: '-10px 0 -16px' },
      },
    },
    '& [data-line]': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      color: 'ink.muted',
      fontSize: 'sm',
      lineHeight: '17px',
    },
    md: {
      overflow: 'auto',
      maxHeight: tableHeight,
      ...table,
    },
    mdDown: cards,
  },
});
