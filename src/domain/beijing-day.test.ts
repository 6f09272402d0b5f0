import { expect, it } from 'vitest';
import {
  beijingDay,
  beijingMinute,
  beijingSecond,
  isAfterToday,
  nextBeijingDay,
  startOfBeijingDay,
} from './beijing-day.ts';

it('The day in Beijing begins at four in the afternoon of the day before in UTC.', () => {
  expect(beijingDay(new Date('2026-11-18T15:59:59.999Z'))).toBe('2026-11-18');
  expect(beijingDay(new Date('2026-11-18T16:00:00Z'))).toBe('2026-11-19');
  expect(startOfBeijingDay('2026-11-19')).toEqual(new Date('2026-11-18T16:00:00Z'));
});

it('A moment is written to the minute or to the second, across the end of a year.', () => {
  const moment = new Date('2026-12-31T16:05:09.500Z');
  expect(beijingMinute(moment)).toBe('2027-01-01 00:05');
  expect(beijingSecond(moment)).toBe('2027-01-01 00:05:09');
});

it('The first day after today is the next one in Beijing.', () => {
  const evening = new Date('2026-02-28T16:30:00Z');
  expect(nextBeijingDay(evening)).toBe('2026-03-02');
  expect(isAfterToday('2026-03-02', evening)).toBe(true);
  expect(isAfterToday('2026-03-01', evening)).toBe(false);
});
