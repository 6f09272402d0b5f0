import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

const reset = {
  '*, *::before, *::after': {
    boxSizing: 'border-box',
    margin: 0,
    padding: 0,
    borderWidth: 0,
    borderStyle: 'solid',
  },
  'ul, ol': { listStyle: 'none' },
  'img, svg': { display: 'block', maxWidth: '100%' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
  button: { background: 'none', cursor: 'pointer', '&:disabled': { cursor: 'not-allowed' } },
  'h1, h2, h3, h4, th, caption': { font: 'inherit' },
  'th, caption': { textAlign: 'start' },
  table: { borderCollapse: 'collapse', borderSpacing: 0 },
  dialog: { color: 'inherit', margin: 'auto', maxWidth: 'none', maxHeight: 'none' },
  summary: { cursor: 'pointer', listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } },
  fieldset: { minWidth: 0 },
  '[hidden]': { display: 'none !important' },
};

const page = {
  html: {
    colorScheme: 'light dark',
    '--leading': '1.45',
    background: 'bg',
    color: 'fg',
    fontFamily: 'body',
    fontSize: 'body',
    lineHeight: 'body',
    fontVariantNumeric: 'tabular-nums',
    textSizeAdjust: '100%',
    textRendering: 'optimizeLegibility',
    WebkitFontSmoothing: 'antialiased',
    /** How much of the window the sticky header takes, and all that is above the page. */
    '--header-height': '57px',
    '--frame-height': '57px',
    scrollPaddingTop: 'calc(var(--header-height) + 12px)',
  },
  'html:lang(zh)': { '--leading': '1.6' },
  '@media (min-width: 768px)': { html: { '--header-height': '53px', '--frame-height': '151px' } },
  'body, #root': { minHeight: '100dvh' },
  '#root': { display: 'flex', flexDirection: 'column' },
  /** The footer begins below the window: what is loaded does not move it, and the scroll bar is always there. */
  main: { flex: '1 0 auto', minHeight: 'calc(100svh - var(--frame-height))' },
  a: {
    color: 'primary',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
  ':focus-visible': {
    outline: '2px solid',
    outlineColor: 'primary',
    outlineOffset: '2px',
    borderRadius: 'base',
  },
  '[tabindex="-1"]:focus': { outline: 'none' },
  '::selection': { background: 'primary.soft' },
  '::placeholder': { color: 'fg.muted', opacity: 1 },
  'code, kbd': { fontFamily: 'mono' },
  svg: { strokeWidth: '1.5px', flexShrink: 0 },
  'h1, h2, h3': { fontWeight: 'bold', lineHeight: 'tight', textWrap: 'balance' },
  h1: { fontSize: 'xl' },
  h2: { fontSize: 'lg' },
  '@media print': {
    '#root > :not(main)': { display: 'none !important' },
    'body, #root, main': { display: 'block', minHeight: 0 },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      transitionDuration: '0.01ms !important',
    },
  },
};

/** What every native element looks like before any component: reset, page, type and focus. */
export const globalCss = defineGlobalStyles({ ...reset, ...page });
