import { circle, path, rectangle, text } from '../strokes.ts';

const columns = 9;
const rows = 4;
const cell = { width: 58, height: 62 };
const origin = { x: 60, y: 52 };
const chosen = { row: 2, column: 5 };

/** What lies in a bin: reels seen from their edge, a few more or less. */
function reels(x: number, y: number, count: number): string {
  const spines = Array.from(
    { length: count },
    (_, at) => `M${x + 9 + at * 8} ${y + 14}v${cell.height - 22}h6v-${cell.height - 22}z`,
  );
  return path(spines.join(''), 'h');
}

/** Shelves with an address for every bin; the one that an order asks for is marked. */
export function shelfGrid(): string {
  const bins = Array.from({ length: rows * columns }, (_, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    const [x, y] = [origin.x + column * cell.width, origin.y + row * cell.height];
    const marked = row === chosen.row && column === chosen.column;
    const count = [5, 3, 4, 2, 5, 4, 1, 5, 3, 4, 5][(row * 7 + column * 3) % 11] ?? 3;
    return rectangle([x, y, cell.width, cell.height], marked ? 'k' : 'p') + reels(x, y, count);
  });
  const letters = Array.from({ length: rows }, (_, row) =>
    text('ABCD'[row] ?? '', origin.x - 14, origin.y + row * cell.height + 36, { anchor: 'end' }),
  );
  const numbers = Array.from({ length: columns }, (_, column) =>
    text(String(column + 1).padStart(2, '0'), origin.x + (column + 0.5) * cell.width, origin.y - 12, {
      anchor: 'middle',
    }),
  );
  const bottom = origin.y + rows * cell.height;
  const [mx, my] = [origin.x + (chosen.column + 0.5) * cell.width, origin.y + (chosen.row + 1) * cell.height];
  return [
    ...bins,
    ...letters,
    ...numbers,
    path(`M${origin.x - 6} ${bottom}H${origin.x + columns * cell.width + 6}v34M${origin.x - 6} ${bottom}v34`),
    path(`M${mx} ${my}v20`, 'a'),
    circle(mx, my, 3, 'e'),
    rectangle([mx - 36, bottom - cell.height + 20, 72, 26], 'b', 3),
    text('C-06', mx, bottom - cell.height + 38, { anchor: 'middle', tone: 'i' }),
  ].join('');
}
