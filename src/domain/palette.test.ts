import { describe, expect, it } from 'vitest';
import { palette, withColours } from './palette.ts';

describe('a style sheet with the colours of the shop', () => {
  const css = 'p{color:var(--fg-muted);background:var(--bg)}';

  it('defines the colours that it uses in both themes, and no others', () => {
    expect(withColours(css)).toBe(
      `:root{color-scheme:light dark;--fg-muted:${palette['fg-muted'].light};--bg:${palette.bg.light}}\n` +
        `@media (prefers-color-scheme:dark){:root{--fg-muted:${palette['fg-muted'].dark};--bg:${palette.bg.dark}}}\n${css}`,
    );
  });

  it('defines them on the host of a shadow root', () => {
    expect(withColours(css, ':host')).toMatch(/^:host\{color-scheme.*\n@media [^{]+\{:host\{/);
  });
});
