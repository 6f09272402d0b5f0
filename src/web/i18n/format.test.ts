import { expect, it } from 'vitest';
import { formatBytes, formatCount, formatCountTo, formatDay, formatMoment } from './format.ts';

it('shows the day and the minute of a moment as Beijing has them, wherever the reader is', () => {
  expect(formatDay('2026-11-18T16:48:25.792Z')).toBe('2026-11-19');
  expect(formatDay('2026-11-18T15:59:59.999Z')).toBe('2026-11-18');
  expect(formatMoment('2026-12-31T16:05:00Z')).toBe('2027-01-01 00:05');
});

it('writes counts and sizes of files alike in both languages', () => {
  expect([0, 999, 1000, 1_234_567].map((count) => formatCount(count))).toEqual([
    '0',
    '999',
    '1,000',
    '1,234,567',
  ]);
  expect(formatCountTo(1000, 1000)).toBe('1,000+');
  expect([1, 10_240, 1_572_864, 2_097_152].map(formatBytes)).toEqual(['1 KB', '10 KB', '1.5 MB', '2 MB']);
});
