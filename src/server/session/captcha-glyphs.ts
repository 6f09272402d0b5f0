/** Strokes of a character in a box 10 wide and 14 high, points as `x,y`, strokes separated by `/`. */
const strokes = {
  A: '0,14 5,0 10,14/2,9 8,9',
  C: '10,3 7,0 3,0 0,3 0,11 3,14 7,14 10,11',
  E: '9,0 0,0 0,14 9,14/0,7 7,7',
  H: '0,0 0,14/10,0 10,14/0,7 10,7',
  J: '3,0 10,0/7,0 7,11 5,14 2,14 0,11',
  K: '0,0 0,14/10,0 0,8/3,6 10,14',
  M: '0,14 0,0 5,8 10,0 10,14',
  N: '0,14 0,0 10,14 10,0',
  R: '0,14 0,0 7,0 10,2 10,5 7,7 0,7/5,7 10,14',
  T: '0,0 10,0/5,0 5,14',
  U: '0,0 0,11 3,14 7,14 10,11 10,0',
  W: '0,0 2,14 5,5 8,14 10,0',
  X: '0,0 10,14/10,0 0,14',
  Y: '0,0 5,7 10,0/5,7 5,14',
  '3': '1,1 3,0 7,0 10,2 10,5 7,7 4,7/7,7 10,9 10,12 7,14 3,14 0,12',
  '7': '0,0 10,0 4,14',
  '9': '10,5 7,8 3,8 0,6 0,2 3,0 7,0 10,2 10,8 7,13 3,14',
} as const;

export type Point = readonly [x: number, y: number];

/** The characters of a picture: none that a line through it turns into another one (F and E, P and R, 4 and A). */
export const glyphNames = Object.keys(strokes) as readonly string[];

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
