import { path, rectangle, text } from '../strokes.ts';

const rows = [
  ['1', 'R 10 kΩ 1 % 0603', '5,000', '0.0021', '10.50'],
  ['2', 'C 100 nF 50 V 0402', '10,000', '0.0014', '14.00'],
  ['3', 'L 4.7 µH 5 A', '500', '0.1180', '59.00'],
  ['4', 'USB-C 16P', '500', '0.0945', '47.25'],
] as const;

const columns = [
  { x: 84, anchor: 'start' },
  { x: 122, anchor: 'start' },
  { x: 372, anchor: 'end' },
  { x: 462, anchor: 'end' },
  { x: 556, anchor: 'end' },
] as const;

/** The lines of an order with quantity, price of a piece and amount, and the sum below. */
export function orderSheet(): string {
  return [
    rectangle([60, 36, 520, 288], 'b', 2),
    ...rows.map((cells, at) => {
      const y = 92 + at * 44;
      return (
        cells
          .map((cell, column) =>
            text(cell, columns[column]?.x ?? 0, y, {
              anchor: columns[column]?.anchor ?? 'start',
              ...(column === 1 || column === 4 ? { tone: 'v' as const } : {}),
            }),
          )
          .join('') + path(`M84 ${y + 16}H556`, 'g')
      );
    }),
    rectangle([400, 262, 156, 38], 's'),
    text('$', 416, 287, { tone: 'i' }),
    text('130.75', 544, 287, { anchor: 'end', tone: 'i', size: 18 }),
  ].join('');
}
