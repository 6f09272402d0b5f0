import { keysOf } from './keys-of.ts';

/** How a colour looks in the light and in the dark theme. */
interface Colour {
  readonly light: string;
  readonly dark: string;
}

/**
 * The colours of the shop: its theme, and what is shown outside it, as documents, drawings, the sandbox cashier and the panel of the
 * mocks. `primary` is solder-mask green, the brand colour; `accent` is copper, for the one call to action of a page.
 */
export const palette = {
  fg: { light: '#16202c', dark: '#e7ecf2' },
  'fg-muted': { light: '#5a6675', dark: '#9aa7b6' },
  line: { light: '#dfe4ea', dark: '#2a3541' },
  /** The edge of a control: at least 3:1 on `bg`. */
  'line-control': { light: '#7f8b99', dark: '#6b7989' },
  bg: { light: '#ffffff', dark: '#0f151c' },
  'bg-subtle': { light: '#f6f8fa', dark: '#151d26' },
  'bg-raised': { light: '#ffffff', dark: '#1a232d' },
  primary: { light: '#0b6e4f', dark: '#3ecf9a' },
  'primary-strong': { light: '#08563e', dark: '#6adfb4' },
  'primary-soft': { light: '#e8f3ee', dark: '#12302a' },
  'primary-contrast': { light: '#ffffff', dark: '#07231a' },
  accent: { light: '#b3541e', dark: '#e58a4e' },
  'accent-strong': { light: '#934315', dark: '#f0a26d' },
  'accent-soft': { light: '#fdf4ee', dark: '#38241a' },
  'accent-contrast': { light: '#ffffff', dark: '#2b1406' },
  /** Over the page while a dialog is open. */
  overlay: { light: 'rgb(22 32 44 / 40%)', dark: 'rgb(0 0 0 / 60%)' },
  warning: { light: '#8a5a00', dark: '#f0bd4f' },
  'warning-soft': { light: '#fdf3dc', dark: '#35290f' },
  info: { light: '#1d5fa8', dark: '#7db8f5' },
  'info-soft': { light: '#e8f1fb', dark: '#142a40' },
  success: { light: '#1c6b3a', dark: '#6fd391' },
  'success-soft': { light: '#e6f4ea', dark: '#12301d' },
  danger: { light: '#b3261e', dark: '#ff9a90' },
  'danger-soft': { light: '#fdecea', dark: '#3b1a18' },
  neutral: { light: '#5a6675', dark: '#9aa7b6' },
  'neutral-soft': { light: '#eef1f4', dark: '#202a35' },
} as const satisfies Readonly<Record<string, Colour>>;

/** The custom properties of CSS that a style sheet uses, with their colours in one theme: `--fg:#16202c;--line:#dfe4ea`. */
function colourProperties(css: string, theme: keyof Colour): string {
  return keysOf(palette)
    .filter((name) => css.includes(`var(--${name})`))
    .map((name) => `--${name}:${palette[name][theme]}`)
    .join(';');
}

/** A style sheet with the colours that it uses on `root`, in the theme that the reader's system asks for. */
export function withColours(css: string, root = ':root'): string {
  const light = `${root}{color-scheme:light dark;${colourProperties(css, 'light')}}`;
  return `${light}\n@media (prefers-color-scheme:dark){${root}{${colourProperties(css, 'dark')}}}\n${css}`;
}
