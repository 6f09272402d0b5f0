import { describe, expect, it } from 'vitest';
import { statedText } from './stated-text.ts';

describe('the text of a stated value', () => {
  it('stays as the supplier wrote it where that is readable in the language', () => {
    expect(statedText({ t: '4k7', n: 4700 }, 'Ω', 'zh_CN')).toBe('4k7');
    expect(statedText({ t: '-55℃~+155℃', n: -55, h: 155 }, '℃', 'en_US')).toBe('-55℃~+155℃');
    expect(statedText({ t: '16P', n: 16 }, 'pins', 'zh_CN')).toBe('16P');
    expect(statedText({ t: '三档', n: 3 }, null, 'en_US')).toBe('三档');
    expect(statedText({ t: 'see data sheet' }, 'V', 'zh_CN')).toBe('see data sheet');
  });

  it('is written again in English where it holds Chinese', () => {
    expect(statedText({ t: '4.7千欧', n: 4700 }, 'Ω', 'en_US')).toBe('4.7 kΩ');
    expect(statedText({ t: '1000万次', n: 1e7 }, 'times', 'en_US')).toBe('10,000,000 cycles');
  });

  it('is written again where its unit is a word, with the number in groups', () => {
    expect(statedText({ t: '10000000 times', n: 1e7 }, 'times', 'zh_CN')).toBe('10,000,000 次');
    expect(statedText({ t: '300,000 Times', n: 3e5 }, 'times', 'en_US')).toBe('300,000 cycles');
    expect(statedText({ t: '10000000times', n: 1e7 }, 'times', 'zh_CN')).toBe('10,000,000 次');
    expect(statedText({ t: '1000万次', n: 1e7 }, 'times', 'zh_CN')).toBe('1000万次');
  });
});
