import { describe, expect, it } from 'vitest';
import { cutText } from './cut-text.ts';
import { fullName } from './full-name.ts';
import { countCharacters, limitCharacters } from './limit-characters.ts';
import { mobileDigits } from './mobile-digits.ts';
import { shortenText } from './shorten-text.ts';
import { withoutInvisible } from './without-invisible.ts';

describe('cut text', () => {
  it('keeps ten characters and says that more was there', () => {
    expect(cutText('0123456789', 10)).toBe('0123456789');
    expect(cutText('01234567890', 10)).toBe('0123456789…');
    expect(cutText('低功耗蓝牙模块评估套件', 10)).toBe('低功耗蓝牙模块评估套…');
    expect(cutText('👩‍🔧👩‍🔧👩‍🔧', 2)).toBe('👩‍🔧👩‍🔧…');
  });
});

describe('a full name', () => {
  const ada = { name: 'Ada', surname: 'Lovelace', country: 'United Kingdom' };

  it('has the surname first in Chinese and last in English', () => {
    expect(fullName(ada, 'zh_CN')).toBe('Lovelace Ada');
    expect(fullName(ada, 'en_US')).toBe('Ada Lovelace');
  });

  it('has the surname first for a person from China in both languages', () => {
    expect(fullName({ name: 'Wei', surname: 'Zhang', country: 'China,Guangdong' }, 'en_US')).toBe(
      'Zhang Wei',
    );
    expect(fullName({ name: 'Wei', surname: 'Zhang', country: '中国' }, 'zh_CN')).toBe('Zhang Wei');
  });

  it('has the surname first and no space when it is written in Chinese characters', () => {
    expect(fullName({ name: '伟', surname: '张' }, 'en_US')).toBe('张伟');
    expect(fullName({ name: '伟', surname: '张' }, 'zh_CN')).toBe('张伟');
  });

  it('is the part that is known', () => {
    expect(fullName({ name: 'Ada', surname: ' ' }, 'en_US')).toBe('Ada');
    expect(fullName({ name: '', surname: '' }, 'zh_CN')).toBe('');
  });
});

describe('the digits of a mobile number', () => {
  it.each([
    ['+86 138-0013-8000', '13800138000'],
    ['0086 13800138000', '13800138000'],
    ['＋８６１３８００１３８０００', '13800138000'],
    ['13800138000', '13800138000'],
    ['8613', '13'],
    ['86', '86'],
  ])('%s: %s', (typed, digits) => {
    expect(mobileDigits(typed, 11)).toBe(digits);
  });
});

describe('a text without invisible marks', () => {
  it.each([
    ['\u200b', ''],
    [' \u200d\u00ad ', ''],
    ['\u202eabc\u202c', 'abc'],
    ['Gate\u200bway', 'Gateway'],
    ['👩‍🔧', '👩‍🔧'],
    ['  ', '  '],
  ])('%j is %j', (text, clean) => {
    expect(withoutInvisible(text)).toBe(clean);
  });
});

describe('a limit of characters', () => {
  it('counts a surrogate pair as one', () => {
    expect(countCharacters('a👍b')).toBe(3);
    expect(limitCharacters('👍👍👍', 6, 2)).toEqual({ text: '👍👍', caret: 4 });
  });

  it('drops what is too much where it was typed, and keeps what follows', () => {
    expect(limitCharacters('abXXcd', 4, 4)).toEqual({ text: 'abcd', caret: 2 });
    expect(limitCharacters('Xabcd', 1, 2)).toEqual({ text: 'ab', caret: 0 });
  });
});

describe('a text that is shortened', () => {
  it.each([
    ['Thick film resistor', 19, 'Thick film resistor'],
    ['Thick film resistor', 18, 'Thick film…'],
    ['Thick film, resistor', 12, 'Thick film…'],
    ['Thick film resistor', 11, 'Thick film…'],
    ['RC0603FR-074K7L', 10, 'RC0603FR…'],
    ['贴片电阻，阻值十千欧', 7, '贴片电阻…'],
    ['贴片电阻阻值十千欧', 7, '贴片电阻阻值…'],
    ['👩‍🔧👩‍🔧👩‍🔧', 12, '👩‍🔧👩‍🔧…'],
    ['a text of words and onelongwordattheend', 36, 'a text of words and…'],
  ])('%s to %i is %s', (text, limit, expected) => {
    const shortened = shortenText(text, limit);
    expect(shortened).toBe(expected);
    expect(shortened.length).toBeLessThanOrEqual(limit);
    expect(shortened.isWellFormed()).toBe(true);
  });
});
