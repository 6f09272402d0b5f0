// @vitest-environment node

import { describe, expect, it } from 'vitest';
import { recordOf } from '#domain/record-of.ts';
import { semanticTokens } from './tokens.ts';

type Mode = 'base' | '_osDark';

function colour(path: string, mode: Mode): string {
  let node: unknown = semanticTokens.colors;
  for (const name of path.split('.')) node = recordOf(node)[name];
  const { value } = recordOf(recordOf(node).DEFAULT ?? node);
  return String(recordOf(value)[mode]);
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string, mode: Mode): number {
  const [dark = 0, light = 0] = [luminance(colour(first, mode)), luminance(colour(second, mode))].sort(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

const backgrounds = ['bg', 'bg.subtle', 'bg.raised'];
const tones = ['warning', 'info', 'success', 'danger', 'neutral'];
const texts = [
  ...['fg', 'fg.muted', 'primary', 'accent', ...tones].flatMap((text) =>
    backgrounds.map((background) => [text, background]),
  ),
  ...[...tones, 'primary', 'accent'].map((tone) => [tone, `${tone}.soft`]),
  ['fg', 'primary.soft'],
  ['primary.contrast', 'primary'],
  ['primary.contrast', 'primary.strong'],
  ['accent.contrast', 'accent'],
  ['accent.contrast', 'accent.strong'],
  ['bg', 'fg'],
];
const controls = backgrounds.map((background) => ['line.control', background]);

describe.each<[string, Mode]>([
  ['light', 'base'],
  ['dark', '_osDark'],
])('the colours of the %s theme', (_name, mode) => {
  it.each(texts)('%s text is readable on %s', (text, background) => {
    expect(contrast(text ?? '', background ?? '', mode)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controls)('%s is visible on %s', (edge, background) => {
    expect(contrast(edge ?? '', background ?? '', mode)).toBeGreaterThanOrEqual(3);
  });
});
