// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { semanticTokens } from './tokens.ts';

type Mode = 'base' | '_osDark';
type Node = { value?: Record<Mode, string> } & { [name: string]: unknown };

function colour(path: string, mode: Mode): string {
  let node: unknown = semanticTokens.colors;
  for (const name of path.split('.')) node = (node as Node)[name];
  const found = ((node as Node).DEFAULT ?? node) as Node;
  return found.value?.[mode] ?? '';
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((one) =>
    one <= 0.03928 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, mode: Mode): number {
  const [dark = 0, light = 0] = [luminance(colour(one, mode)), luminance(colour(other, mode))].sort(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

const papers = ['paper', 'paper.sunk', 'paper.raised'];
const tones = ['wait', 'move', 'done', 'stop', 'off'];
const texts = [
  ...['ink', 'ink.muted', 'mask', 'copper', ...tones].flatMap((text) => papers.map((paper) => [text, paper])),
  ...[...tones, 'mask', 'copper'].map((tone) => [tone, `${tone}.soft`]),
  ['ink', 'mask.soft'],
  ['mask.on', 'mask'],
  ['mask.on', 'mask.strong'],
  ['copper.on', 'copper'],
  ['copper.on', 'copper.strong'],
  ['paper', 'ink'],
];
const controls = papers.map((paper) => ['line.control', paper]);

describe.each<[string, Mode]>([
  ['light', 'base'],
  ['dark', '_osDark'],
])('colours in %s', (_name, mode) => {
  it.each(texts)('%s can be read on %s', (text, paper) => {
    expect(contrast(text ?? '', paper ?? '', mode)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controls)('%s can be seen on %s', (edge, paper) => {
    expect(contrast(edge ?? '', paper ?? '', mode)).toBeGreaterThanOrEqual(3);
  });
});
