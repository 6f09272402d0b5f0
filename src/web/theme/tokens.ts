import { defineSemanticTokens, defineTokens } from '@chakra-ui/react/styled-system';

const latin = 'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial';
const chinese = '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC"';
const mono = 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "Liberation Mono"';

/** Lengths, type and motion: the same in light and dark. */
export const tokens = defineTokens({
  fonts: {
    body: { value: `${latin}, ${chinese}, sans-serif` },
    mono: { value: `${mono}, ${chinese}, monospace` },
  },
  fontSizes: {
    xs: { value: '11px' },
    sm: { value: '12px' },
    table: { value: '13px' },
    body: { value: '14px' },
    lg: { value: '16px' },
    xl: { value: '20px' },
    '2xl': { value: '28px' },
  },
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '500' },
    bold: { value: '600' },
  },
  lineHeights: {
    tight: { value: '1.25' },
    body: { value: 'var(--leading, 1.45)' },
  },
  radii: { none: { value: '0' }, base: { value: '4px' }, full: { value: '999px' } },
  spacing: Object.fromEntries(
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 20, 24].map((step) => [step, { value: `${step * 4}px` }]),
  ),
  sizes: {
    page: { value: '1520px' },
    text: { value: '72ch' },
    full: { value: '100%' },
    control: { value: '36px' },
    touch: { value: '40px' },
  },
  borders: { line: { value: '1px solid var(--store-colors-line)' } },
  zIndex: { sticky: { value: 10 }, panel: { value: 20 }, message: { value: 40 } },
  durations: { quick: { value: '120ms' } },
});

/** The palette. `primary` is solder-mask green, the brand colour; `accent` is copper, for the one call to action of a page. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    fg: {
      DEFAULT: { value: { base: '#16202c', _osDark: '#e7ecf2' } },
      muted: { value: { base: '#5a6675', _osDark: '#9aa7b6' } },
    },
    line: {
      DEFAULT: { value: { base: '#dfe4ea', _osDark: '#2a3541' } },
      /** The edge of a control: at least 3:1 on `bg`. */
      control: { value: { base: '#7f8b99', _osDark: '#6b7989' } },
    },
    bg: {
      DEFAULT: { value: { base: '#ffffff', _osDark: '#0f151c' } },
      subtle: { value: { base: '#f6f8fa', _osDark: '#151d26' } },
      raised: { value: { base: '#ffffff', _osDark: '#1a232d' } },
    },
    primary: {
      DEFAULT: { value: { base: '#0b6e4f', _osDark: '#3ecf9a' } },
      strong: { value: { base: '#08563e', _osDark: '#6adfb4' } },
      soft: { value: { base: '#e8f3ee', _osDark: '#12302a' } },
      contrast: { value: { base: '#ffffff', _osDark: '#07231a' } },
    },
    accent: {
      DEFAULT: { value: { base: '#b3541e', _osDark: '#e58a4e' } },
      strong: { value: { base: '#934315', _osDark: '#f0a26d' } },
      soft: { value: { base: '#fdf4ee', _osDark: '#38241a' } },
      contrast: { value: { base: '#ffffff', _osDark: '#2b1406' } },
    },
    /** Over the page while a dialog is open. */
    overlay: { value: { base: 'rgb(22 32 44 / 40%)', _osDark: 'rgb(0 0 0 / 60%)' } },
    warning: {
      DEFAULT: { value: { base: '#8a5a00', _osDark: '#f0bd4f' } },
      soft: { value: { base: '#fdf3dc', _osDark: '#35290f' } },
    },
    info: {
      DEFAULT: { value: { base: '#1d5fa8', _osDark: '#7db8f5' } },
      soft: { value: { base: '#e8f1fb', _osDark: '#142a40' } },
    },
    success: {
      DEFAULT: { value: { base: '#1c6b3a', _osDark: '#6fd391' } },
      soft: { value: { base: '#e6f4ea', _osDark: '#12301d' } },
    },
    danger: {
      DEFAULT: { value: { base: '#b3261e', _osDark: '#ff9a90' } },
      soft: { value: { base: '#fdecea', _osDark: '#3b1a18' } },
    },
    neutral: {
      DEFAULT: { value: { base: '#5a6675', _osDark: '#9aa7b6' } },
      soft: { value: { base: '#eef1f4', _osDark: '#202a35' } },
    },
  },
  shadows: {
    float: {
      value: {
        base: '0 1px 2px rgb(22 32 44 / 8%), 0 8px 24px rgb(22 32 44 / 14%)',
        _osDark: '0 0 0 1px #2a3541, 0 8px 24px rgb(0 0 0 / 60%)',
      },
    },
  },
});
