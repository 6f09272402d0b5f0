import { path, rectangle, text } from '../strokes.ts';

const cell = { width: 70, height: 46 };
const origin = { x: 75, y: 70 };

/** A month in weeks: working days, days of rest in grey, and the hour until which orders leave the same day. */
export function dispatchCalendar(): string {
  const days = Array.from({ length: 35 }, (_, at) => {
    const [x, y] = [origin.x + (at % 7) * cell.width, origin.y + Math.floor(at / 7) * cell.height];
    const day = at - 1;
    const inMonth = day >= 1 && day <= 31;
    const rest = at % 7 >= 5;
    const marked = day === 16;
    return (
      rectangle([x, y, cell.width, cell.height], marked ? 'k' : 'p') +
      (rest ? path(`M${x} ${y + cell.height}L${x + cell.width} ${y}`, 'g') : '') +
      (inMonth ? text(String(day), x + 10, y + 20, rest ? {} : { tone: marked ? 'i' : 'v' }) : '')
    );
  });
  const [x, y] = [origin.x + 3 * cell.width, origin.y + 2 * cell.height];
  return [
    ...days,
    path(`M${origin.x} ${origin.y - 22}H${origin.x + 7 * cell.width}`, 'w'),
    text('16:00', x + 12, y + 39, { tone: 'i' }),
  ].join('');
}
