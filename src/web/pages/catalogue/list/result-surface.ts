import { chakra } from '@chakra-ui/react';
import { printedValueStyles, valueStyles, wholeConditionStyles } from '../value-text.tsx';
import { headStyles } from './result-head.tsx';
import { rowStyles } from './result-row.tsx';

/** The last three columns, whatever the category. */
const stock = ':is(td, thead th):nth-last-of-type(3)';
const price = ':is(td, thead th):nth-last-of-type(2)';
const purchase = ':is(td, thead th):last-of-type';

/** The rows become cards where there is no room for a table: the part, its parameters in a run, stock and price. */
const cards = {
  '& table, & tbody': { display: 'block' },
  '& colgroup': { display: 'none' },
  // The sort menu above replaces the head.
  '& thead': { display: 'none' },
  '& tbody tr': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 3,
    rowGap: '2px',
    paddingBlock: 3,
    borderBottom: 'line',
  },
  // A line of its own for stock, price and purchase.
  '& tbody tr::before': { content: '""', order: 1, flexBasis: 'full', height: '2px' },
  '& tbody th': { flexBasis: 'full', minWidth: 0, paddingBottom: 1 },
  ...rowStyles.card,
  '& td:nth-last-of-type(-n + 3)': { order: 2, display: 'block', alignSelf: 'center', fontSize: 'body' },
  '& td:nth-last-of-type(2)': { marginInlineStart: 'auto', textAlign: 'end' },
  // A phone has no room for stock in words, price and purchase side by side: the purchase has a line of its own in every row.
  '@media (max-width: 479px)': {
    [`& ${purchase}`]: { display: 'flex', justifyContent: 'flex-end', flexBasis: 'full' },
  },
};

const priceWidth = '90px';
const purchaseWidth = '98px';

const table = {
  '& table': { width: 'full', borderCollapse: 'separate', borderSpacing: 0 },
  ...rowStyles.wide,
  '& thead th': {
    paddingBlock: 1,
    background: 'bg.subtle',
    borderBottom: 'line',
    verticalAlign: 'middle',
  },
  '& tbody th, & td': { borderBottom: 'line', verticalAlign: 'middle' },
  '& tbody tr': { background: 'bg' },
  '& td': { overflowWrap: 'break-word' },
  '& th:first-of-type': { borderInlineEnd: 'line' },
  [`& ${stock}`]: { borderInlineStart: 'line', textAlign: 'end' },
  [`& :is(${price}, ${purchase})`]: { textAlign: 'end' },
};

const screenTable = {
  '& thead th': { height: '36px' },
  '& tbody th, & td': { height: '46px' },
  '& th, & td': { paddingInline: 2 },
  [`& ${purchase}`]: { width: purchaseWidth, minWidth: purchaseWidth, paddingInlineStart: 0 },
  // Cuts its words rather than widening the table, and is narrower where the letters of a font are wide.
  '--part-width': '238px',
  '& tbody th': { minWidth: '176px', maxWidth: 0 },
  [`& ${stock}`]: { width: '84px' },
  ...rowStyles.screen,
  [`& ${price}`]: { width: priceWidth, minWidth: priceWidth },
  '& td:nth-last-of-type(-n + 3)': { whiteSpace: 'nowrap' },
};

/** Windows with just enough room for the widest table of the shop. */
const close =
  '@media screen and (min-width: 1024px) and (max-width: 1151px), screen and (min-width: 1280px) and (max-width: 1439px)';
const closeTable = {
  '& th, & td': { paddingInline: '5px' },
  '--part-width': '200px',
  '& tbody th': { minWidth: '132px' },
  ...rowStyles.close,
};

/** A table that is wider than the window scrolls below the part; another column that stayed would cover values. */
const narrowTable = {
  overflowX: 'auto',
  '& th:first-of-type': { position: 'sticky', left: 0, zIndex: 1, background: 'inherit' },
  '& tbody th': { minWidth: '180px' },
  '& thead th:first-of-type': { background: 'bg.subtle' },
};

/** The page scrolls, the head stays: nothing in between may be a scroll container. */
const wideTable = { '& thead': { position: 'sticky', top: 'var(--header-height)', zIndex: 2 } };

/** In print: the same table, as wide as the sheet, its head on every page. */
const printed = {
  fontSize: '8.5px',
  '& table': { tableLayout: 'fixed' },
  '& thead th, & thead button': { height: 'auto', minHeight: 0, fontSize: '8px' },
  '& th, & td': { paddingInline: '3px', overflowWrap: 'anywhere', hyphens: 'auto' },
  '& tbody tr': { breakInside: 'avoid' },
  ...rowStyles.printed,
  ...printedValueStyles,
  '& small': { fontSize: 'inherit' },
  [`& ${stock}`]: { width: '9%' },
  '& td:nth-last-of-type(3) a': { display: 'none' },
  [`& ${price}`]: { width: '10%' },
  [`& ${purchase}`]: { display: 'none' },
};

/** The result table, styled once: a styled component per cell would cost the first paint. */
export const ResultSurface = chakra('section', {
  base: {
    position: 'relative',
    fontSize: 'table',
    lineHeight: 'tight',
    borderBlock: 'line',
    ...headStyles,
    ...valueStyles({ gap: '1px' }),
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs', fontWeight: 'normal' },
    '& td:nth-last-of-type(2) data': { fontWeight: 'medium' },
    ...rowStyles.base,
    '@media screen and (max-width: 1023px)': cards,
    '@media print, (min-width: 1024px)': table,
    '@media screen and (min-width: 1024px)': screenTable,
    [close]: closeTable,
    '@media screen and (min-width: 1024px) and (max-width: 1151px)': narrowTable,
    '@media screen and (min-width: 1152px)': wideTable,
    _print: printed,
  },
  variants: {
    /** No parameters between the part and its stock. */
    plain: {
      true: {
        '@media print, (min-width: 1024px)': { '& th:first-of-type': { borderInlineEnd: 0 } },
        '@media screen and (max-width: 1023px)': rowStyles.plainCard,
      },
      false: {},
    },
    /** For tables with as many columns as just fit on a desktop. */
    crowded: {
      true: {
        '@media screen and (min-width: 1024px)': { '& th, & td': { paddingInline: '5px' } },
        [close]: { '& th, & td': { paddingInline: '3px' } },
      },
      false: { '@media screen and (min-width: 1440px)': wholeConditionStyles },
    },
    /** Cards of a phone show the first parameters only. */
    brief: { true: { '@media screen and (max-width: 1023px)': rowStyles.briefCard }, false: {} },
    /** For tables with more columns than a desktop may have room for. */
    scrolls: {
      true: {
        '@media screen and (min-width: 1024px)': { ...narrowTable, ...rowStyles.scrolling },
        '@media screen and (min-width: 1152px)': { '& thead': { position: 'static' } },
        '@media screen and (min-width: 1440px)': { '& tbody th': { minWidth: '238px' } },
      },
      false: {},
    },
  },
});
