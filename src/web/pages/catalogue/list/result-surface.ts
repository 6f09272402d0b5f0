import { chakra } from '@chakra-ui/react';
import { clickTarget, touch } from '#web/theme/media.ts';

/** The rows become cards where there is no room for a table: the part, its parameters in a run, stock and price. */
const cards = {
  '& table, & tbody': { display: 'block' },
  '& colgroup': { display: 'none' },
  // The list of orders above stands in for the head.
  '& thead': { display: 'none' },
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
    color: 'fg.muted',
    fontSize: 'sm',
  },
  '& td[data-parameter]': { fontSize: 'sm', lineHeight: '18px' },
  '& td[data-parameter]:nth-of-type(n + 7), & td[data-parameter]:has([data-none])': {
    display: 'none',
  },
  '& td[data-stock], & td[data-price]': { order: 2, display: 'block', fontSize: 'body' },
  '& td[data-price]': { marginInlineStart: 'auto', textAlign: 'end' },
};

/** Where the table is wider than the window, the part stays at its left, stock and price at its right. */
const sticky = { position: 'sticky', background: 'inherit' };
const priceWidth = '96px';

const table = {
  '& table': { width: 'full', borderCollapse: 'separate', borderSpacing: 0 },
  '& thead th': {
    paddingBlock: 1,
    background: 'bg.subtle',
    borderBottom: 'line',
    verticalAlign: 'middle',
  },
  '& tbody th, & td': { borderBottom: 'line', verticalAlign: 'middle' },
  '& tbody tr': { background: 'bg' },
  '& td': { overflowWrap: 'break-word' },
  '& [data-number]': { textAlign: 'end' },
  '& th:first-of-type': { borderInlineEnd: 'line' },
  '& [data-part]': { display: 'flex', alignItems: 'center', gap: 2 },
  '&[data-plain] th:first-of-type': { borderInlineEnd: 0 },
  '& [data-stock]': { borderInlineStart: 'line', textAlign: 'end' },
  '& [data-price]': { textAlign: 'end' },
};

const screenTable = {
  '& thead th': { height: '36px' },
  '& tbody th, & td': { height: '46px' },
  '& th, & td': { paddingInline: 2 },
  // Cuts its words rather than widening the table.
  '& tbody th': { minWidth: '220px', maxWidth: 0 },
  '& [data-stock]': { width: '84px' },
  '& td[data-stock] > [data-out]': { display: 'grid', justifyItems: 'end', paddingBlock: 1 },
  '& [data-price]': { width: priceWidth, minWidth: priceWidth },
  '& td[data-price], & td[data-stock]': { whiteSpace: 'nowrap' },
};

const narrowTable = {
  overflowX: 'auto',
  '& th:first-of-type': { ...sticky, zIndex: 1, left: 0 },
  '& [data-stock]': { ...sticky, zIndex: 1, right: priceWidth },
  '& [data-price]': { ...sticky, zIndex: 1, right: 0 },
  '& thead [data-stock], & thead [data-price]': { background: 'bg.subtle' },
};

/** The page scrolls, the head stays: nothing in between may be a scroll container. */
const wideTable = { '& thead': { position: 'sticky', top: 'var(--header-height)', zIndex: 2 } };

/** On paper: the same table, as wide as the sheet, its head on every page. */
const printed = {
  fontSize: '8.5px',
  '& table': { tableLayout: 'fixed' },
  '& thead th, & thead button': { height: 'auto', minHeight: 0, fontSize: '8px' },
  '& th, & td': { paddingInline: '3px', overflowWrap: 'anywhere', hyphens: 'auto' },
  '& tbody tr': { breakInside: 'avoid' },
  '& [data-part] > :is(label, span, img)': { display: 'none' },
  '& [data-part] a, & [data-unit], & small': { fontSize: 'inherit' },
  '& [data-line]': { fontSize: 'inherit', lineHeight: 'inherit', whiteSpace: 'normal' },
  '& [data-stock]': { width: '9%' },
  '& td[data-stock] a': { display: 'none' },
  '& [data-price]': { width: '10%' },
};

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
      _hover: { color: 'primary' },
    },
    '& thead th': { color: 'fg.muted', fontSize: 'sm', fontWeight: 'medium' },
    '& thead [data-sorted]': { color: 'primary' },
    '& thead svg': { position: 'absolute', insetInlineStart: '100%', display: 'none' },
    '& thead [data-number] svg, & thead [data-stock] svg, & thead [data-price] svg': {
      insetInlineStart: 'auto',
      insetInlineEnd: '100%',
    },
    '& thead button:hover svg, & thead [data-sorted] svg': { display: 'block' },
    '& [data-unit]': { marginInlineStart: '1px', color: 'fg.muted', fontSize: 'xs' },
    '& [data-none]': { color: 'fg.muted' },
    '& td[data-stock] a': { ...clickTarget, whiteSpace: 'nowrap' },
    '& [data-out]': { color: 'warning' },
    '& [data-out] > a': { display: { md: 'block' }, marginInlineStart: { base: 2, md: 0 }, fontSize: 'sm' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs', fontWeight: 'normal' },
    '& td[data-price] data': { fontWeight: 'medium' },
    '& tbody tr[data-picked]': { background: 'primary.soft' },
    '@media (hover: hover)': { '& tbody tr:hover': { background: 'bg.subtle' } },
    '&[aria-busy=true] tbody': { opacity: 0.55 },
    '& [data-part] input': { display: 'block', width: '15px', height: '15px', accentColor: 'primary' },
    '& [data-part] > label': {
      flexShrink: 0,
      padding: '5px',
      margin: '-5px',
      [touch]: { padding: '13px', margin: '-13px', position: 'relative', zIndex: 1 },
    },
    '& [data-part] > div': { minWidth: 0, flex: 1 },
    '& [data-part] a': {
      textStyle: 'part',
      fontWeight: 'medium',
      color: 'fg',
      _hover: { color: 'primary' },
      [touch]: {
        position: 'relative',
        _after: { content: '""', position: 'absolute', inset: '-10px 0 -16px' },
      },
    },
    '& [data-line]': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      color: 'fg.muted',
      fontSize: 'sm',
      lineHeight: '17px',
    },
    '@media screen and (max-width: 1023px)': cards,
    '@media print, (min-width: 1024px)': table,
    '@media screen and (min-width: 1024px)': screenTable,
    '@media screen and (min-width: 1024px) and (max-width: 1279px)': narrowTable,
    '@media screen and (min-width: 1280px)': wideTable,
    _print: printed,
  },
});
