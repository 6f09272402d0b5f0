import { defineSemanticTokens, defineTokens } from '@chakra-ui/react/styled-system';
import { palette } from '#domain/palette.ts';

const latin = 'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial';
const chinese = '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC"';
/** With the names of Linux desktops: the Chinese font after it has Latin letters too, each of another width. */
const mono =
  'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "Liberation Mono", "DejaVu Sans Mono", "Noto Sans Mono"';

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

/** A colour of the palette in the light and in the dark theme. */
function colour(name: keyof typeof palette) {
  const { light, dark } = palette[name];
  return { value: { base: light, _osDark: dark } };
}

export const semanticTokens = defineSemanticTokens({
  colors: {
    fg: { DEFAULT: colour('fg'), muted: colour('fg-muted') },
    line: { DEFAULT: colour('line'), control: colour('line-control') },
    bg: { DEFAULT: colour('bg'), subtle: colour('bg-subtle'), raised: colour('bg-raised') },
    primary: {
      DEFAULT: colour('primary'),
      strong: colour('primary-strong'),
      soft: colour('primary-soft'),
      contrast: colour('primary-contrast'),
    },
    accent: {
      DEFAULT: colour('accent'),
      strong: colour('accent-strong'),
      soft: colour('accent-soft'),
      contrast: colour('accent-contrast'),
    },
    overlay: colour('overlay'),
    warning: { DEFAULT: colour('warning'), soft: colour('warning-soft') },
    info: { DEFAULT: colour('info'), soft: colour('info-soft') },
    success: { DEFAULT: colour('success'), soft: colour('success-soft') },
    danger: { DEFAULT: colour('danger'), soft: colour('danger-soft') },
    neutral: { DEFAULT: colour('neutral'), soft: colour('neutral-soft') },
  },
  shadows: {
    float: {
      value: {
        base: '0 1px 2px rgb(22 32 44 / 8%), 0 8px 24px rgb(22 32 44 / 14%)',
        _osDark: `0 0 0 1px ${palette.line.dark}, 0 8px 24px rgb(0 0 0 / 60%)`,
      },
    },
  },
});
