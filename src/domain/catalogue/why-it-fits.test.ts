import { expect, it } from 'vitest';
import { judgeRange, meetsChoice } from './why-it-fits.ts';

it('judges a stated range by each filter of its column as the list does', () => {
  const tokens = ['-40..125', '=-40..105', '~120..200', '-40..85', 'none', 'nonsense'];
  expect(judgeRange('-40℃~+105℃', tokens, '℃')).toEqual([
    { token: '-40..125', fits: false },
    { token: '=-40..105', fits: true },
    { token: '~120..200', fits: false },
    { token: '-40..85', fits: true },
  ]);
  expect(judgeRange(undefined, ['-40..85'], '℃')).toEqual([{ token: '-40..85', fits: false }]);
});

it('judges a single number or word by whether it is any of those that were chosen', () => {
  const number = { isNumber: true, unit: 'Ω', labelOf: () => undefined };
  expect(meetsChoice('4.7 kΩ', ['10000', '4700'], number)).toBe(true);
  expect(meetsChoice('4.7 kΩ', ['5000..'], number)).toBe(false);
  expect(meetsChoice(undefined, ['4700'], number)).toBe(false);
  expect(meetsChoice(undefined, ['4700', 'none'], number)).toBe(true);
  const word = { isNumber: false, unit: undefined, labelOf: (token: string) => ({ 7: 'X7R' })[token] };
  expect(meetsChoice('X7R', ['7', '8'], word)).toBe(true);
  expect(meetsChoice('C0G', ['7', '8'], word)).toBe(false);
});
