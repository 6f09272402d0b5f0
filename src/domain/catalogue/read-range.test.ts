import { describe, expect, it } from 'vitest';
import { readRange, typedColumns, withTypedRanges } from './read-range.ts';
import { rangeToken } from './typed-range.ts';

describe('a typed range', () => {
  it('has the number of each box as its end, or both ends where a range was typed', () => {
    expect(readRange({ max: '4k7' }, 'Ω')).toEqual({ ok: true, range: { max: 4700 } });
    expect(readRange({ min: '1..10' }, 'V')).toEqual({ ok: true, range: { min: 1, max: 10 } });
    expect(readRange({ min: '' }, 'V', { min: 1, max: 10 })).toEqual({ ok: true, range: { max: 10 } });
    expect(readRange({ min: '5 Ω' }, 'V')).toMatchObject({ ok: false, end: 'min' });
  });

  it('travels with its mode', () => {
    expect(rangeToken({ min: 4700 })).toBe('4700..');
    expect(rangeToken({ max: 1e-7 })).toBe('..1e-7');
    expect(rangeToken({})).toBeUndefined();
    expect(rangeToken({ min: 2, max: 1 })).toBe('minAboveMax');
    expect(rangeToken({ min: -40, max: 85 }, 'exactly')).toBe('=-40..85');
    expect(rangeToken({ min: 85, max: 85 }, 'exactly')).toBe('=85');
    expect(rangeToken({ min: -40 }, 'exactly')).toBe('endMissing');
    expect(rangeToken({ min: -40 }, 'overlaps')).toBe('~-40..');
  });
});

describe('a form without scripts', () => {
  const units = (id: number) => ({ 12: '℃', 13: 'Ω' })[id];
  const toQuery = (query: string) => withTypedRanges(new URLSearchParams(query), units).toString();

  it('leads to the link that the scripts would have made', () => {
    const typed = 'id=3&column12.min=-40&column12.max=125+%E2%84%83&column12.mode=overlaps&column13=7';
    expect(new URLSearchParams(toQuery(typed))).toEqual(
      new URLSearchParams({ id: '3', column13: '7', column12: '~-40..125' }),
    );
    expect(toQuery('column13.min=1k&column13.max=4k7')).toBe('column13=1000..4700');
  });

  it('is not a link, which has no such fields', () => {
    expect(typedColumns(new URLSearchParams('id=3&column12=-40..125&column=1&sort=price'))).toEqual([]);
    expect(typedColumns(new URLSearchParams('id=3&column12.min=1&column12.max=2'))).toEqual([12]);
  });

  it('covers where no mode is sent, and asks for nothing where no end is', () => {
    expect(toQuery('column12.min=105&column12.max=')).toBe('column12=105..');
    expect(toQuery('id=3&minStock=&column12.min=&column12.max=&column12.mode=exactly')).toBe('id=3');
  });

  it('leaves an exact value to its tick, and takes another one from the boxes', () => {
    const boxes = 'column12.min=-40&column12.mode=exactly&column12.shown=%3D-40..85';
    expect(toQuery(`${boxes}&column12.max=85`)).toBe('');
    expect(new URLSearchParams(toQuery(`${boxes}&column12.max=105`)).get('column12')).toBe('=-40..105');
  });

  it('has sent no range where a link leads to the list', () => {
    expect(typedColumns(new URLSearchParams('id=3&column12=-40..125&pageNum=2'))).toEqual([]);
    expect(typedColumns(new URLSearchParams('id=3&column12.min=1&column12.max=2'))).toEqual([12]);
  });

  it('keeps what cannot be read, so that the page can name it', () => {
    expect(toQuery('column12.min=warm&column12.max=')).toBe('column12=warm');
    expect(toQuery('column12.min=9&column12.max=1')).toBe('column12=9..1');
  });
});
