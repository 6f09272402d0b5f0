import { describe, expect, it } from 'vitest';
import { drawnCharacters } from '#domain/session/captcha-code.ts';
import { drawCaptcha } from './captcha-picture.ts';

type Piece = readonly [x1: number, y1: number, x2: number, y2: number];

/** What a script can extract from a picture without seeing it. */
function piecesOf(svg: string): Piece[] {
  return [...svg.matchAll(/M([-\d.]+) ([-\d.]+)L([-\d.]+) ([-\d.]+)/g)].map(
    // The pattern has as many groups as a piece has numbers.
    ([, ...numbers]) => numbers.map(Number) as unknown as Piece,
  );
}

const shape = ([x1, y1, x2, y2]: Piece) => `${(x2 - x1).toFixed(2)} ${(y2 - y1).toFixed(2)}`;

/** Share of one picture's pieces that occur in another with the same shape, from 0 to 1. */
function shareOfEqual(one: readonly Piece[], other: readonly Piece[]): number {
  const known = new Set(other.map(shape));
  return one.filter((piece) => known.has(shape(piece))).length / one.length;
}

const leftHalf = (pieces: readonly Piece[]) => pieces.filter(([x]) => x < 66);
const rightHalf = (pieces: readonly Piece[]) => pieces.filter(([x]) => x >= 66);

describe('a picture for people', () => {
  it('A captcha contains no text and no names, only strokes.', () => {
    const svg = drawCaptcha('AKMW');
    expect(svg).not.toMatch(/<(text|tspan|use|symbol|defs|title|desc)|\s(id|class|aria-label|data-\w+)=/);
    expect(svg.replace(/<svg [^>]*>|<rect[^>]*>|<\/?g[^>]*>|<\/svg>|<path [^>]*\/>/g, '')).toBe('');
  });

  it('The same characters are drawn differently every time.', () => {
    const [one, other] = [piecesOf(drawCaptcha('KKKK')), piecesOf(drawCaptcha('KKKK'))];
    expect(shareOfEqual(one, other)).toBeLessThan(0.1);
    expect(shareOfEqual(leftHalf(one), rightHalf(one))).toBeLessThan(0.1);
  });

  it('The pieces of a character are not adjacent in the file.', () => {
    const paths = [...drawCaptcha('AKMW').matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => piecesOf(d));
    expect(paths.length).toBeGreaterThan(4);
    for (const pieces of paths) {
      const slots = new Set(pieces.map(([x]) => Math.floor(x / 33)));
      expect(slots.size).toBeGreaterThanOrEqual(4);
    }
  });

  it('No piece begins where another one ends.', () => {
    for (const name of drawnCharacters) {
      const pieces = piecesOf(drawCaptcha(name.repeat(4)));
      const ends = pieces.flatMap(([x1, y1, x2, y2]) => [`${x1} ${y1}`, `${x2} ${y2}`]);
      expect(ends.length - new Set(ends).size).toBeLessThanOrEqual(4);
    }
  });

  it('The number of pieces does not reveal the characters.', () => {
    const counts = ['7777', 'MMMM', 'A9W3'].map((text) => piecesOf(drawCaptcha(text)).length);
    expect(new Set(counts).size).toBe(1);
  });
});
