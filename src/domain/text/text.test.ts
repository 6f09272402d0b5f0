import { describe, expect, it } from 'vitest';
import { cutText } from './cut-text.ts';
import { greetingName } from './greeting-name.ts';

describe('cut text', () => {
  it('keeps ten characters and says that more was there', () => {
    expect(cutText('0123456789', 10)).toBe('0123456789');
    expect(cutText('01234567890', 10)).toBe('0123456789…');
    expect(cutText('低功耗蓝牙模块评估套件', 10)).toBe('低功耗蓝牙模块评估套…');
    expect(cutText('👩‍🔧👩‍🔧👩‍🔧', 2)).toBe('👩‍🔧👩‍🔧…');
  });
});

describe('greeting', () => {
  it('puts the surname first in China', () => {
    expect(greetingName({ name: '伟', surname: '张', country: '中国' })).toBe('张伟');
    expect(greetingName({ name: 'Wei', surname: 'Zhang', country: 'China,Guangdong' })).toBe('Zhang Wei');
  });

  it('puts it last elsewhere', () => {
    expect(greetingName({ name: 'Ada', surname: 'Lovelace', country: 'United Kingdom' })).toBe(
      'Ada Lovelace',
    );
    expect(greetingName({ name: 'Ada', surname: '' })).toBe('Ada');
  });
});
