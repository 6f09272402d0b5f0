import { expect, it } from 'vitest';
import { formatDay, formatMoment } from './format.ts';

it('shows the day and the minute of a moment as Beijing has them, wherever the reader is', () => {
  expect(formatDay('2026-11-18T16:48:25.792Z')).toBe('2026-11-19');
  expect(formatDay('2026-11-18T15:59:59.999Z')).toBe('2026-11-18');
  expect(formatMoment('2026-12-31T16:05:00Z')).toBe('2027-01-01 00:05');
});
