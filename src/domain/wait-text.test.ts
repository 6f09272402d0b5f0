import { describe, expect, it } from 'vitest';
import { waitText } from './wait-text.ts';

describe('the text of a wait', () => {
  it('is in seconds when it is short', () => {
    expect([waitText(1, 'en_US'), waitText(45, 'en_US'), waitText(45, 'zh_CN')]).toEqual([
      ...['1 second', '45 seconds', '45 秒'],
    ]);
  });

  it('is in minutes when it is long, never too few', () => {
    expect([waitText(900, 'zh_CN'), waitText(841, 'en_US'), waitText(120, 'en_US')]).toEqual([
      ...['15 分钟', '15 minutes', '2 minutes'],
    ]);
  });

  it('is never nothing', () => {
    expect(waitText(0, 'en_US')).toBe('1 second');
  });
});
