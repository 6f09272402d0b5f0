import { expect, it } from 'vitest';
import { judgeRange } from './why-it-fits.ts';

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
