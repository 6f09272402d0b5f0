import type { drawnCharacters } from '#domain/session/captcha-code.ts';

/** Strokes of a character in a box 10 wide and 14 high, points as `x,y`, strokes separated by `/`. */
const strokes = {
  A: '0,14 5,0 10,14/2,9 8,9',
  E: '9,0 0,0 0,14 9,14/0,7 7,7',
  H: '0,0 0,14/10,0 10,14/0,7 10,7',
  J: '8,0 8,10 7.5,12.5 5.5,14 3,14 1,12.5 0.5,10',
  K: '0,0 0,14/9,0 0,8/3,5.5 9.5,14',
  M: '0,14 0,0 5,7 10,0 10,14',
  N: '0,14 0,0 9,14 9,0',
  R: '0,14 0,0 6,0 8,0.8 9,3 8.5,5.8 6,7 0,7/4,7 9.5,14',
  T: '0,0 10,0/5,0 5,14',
  U: '0,0 0,10 0.8,12.5 3,14 6,14 8.2,12.5 9,10 9,0',
  W: '0,0 2.5,14 6,4 9.5,14 12,0',
  X: '0,0 9.5,14/9.5,0 0,14',
  Y: '0,0 5,7 10,0/5,7 5,14',
  '3': '0.5,1.8 2.5,0.2 6,0 8.3,1.5 8.5,4.5 6.5,6.5 3.5,6.8/6.5,6.8 9,8.5 9.2,11.5 7,13.8 3,14 0.3,12',
  '7': '0,0 9,0 3.5,14',
  '9': '8.8,5 7.5,7.2 5,8 2.5,7.5 0.7,5.8 0.5,3 2,0.8 4.8,0 7.3,0.8 8.8,3 8.8,8 7.5,11.5 4,14',
} as const satisfies Readonly<Record<(typeof drawnCharacters)[number], string>>;

export type Point = readonly [x: number, y: number];

const shapes = new Map(
  Object.entries(strokes).map(([name, text]) => [
    name,
    text.split('/').map((stroke) =>
      stroke.split(' ').map((pair): Point => {
        const [x = 0, y = 0] = pair.split(',').map(Number);
        return [x, y];
      }),
    ),
  ]),
);

/** The strokes of a character. */
export function glyphStrokes(name: string): readonly (readonly Point[])[] {
  const found = shapes.get(name);
  if (!found) throw new Error(`no strokes for ${name}`);
  return found;
}

export const glyphWidth = 10;
export const glyphHeight = 14;
