import { describe, expect, it } from 'vitest';
import { countryIn, placeIn } from './region-names.ts';

const regions = [
  {
    zh_CN: '中国',
    en_US: 'China',
    children: [{ zh_CN: '广东', en_US: 'Guangdong', children: [{ zh_CN: '深圳', en_US: 'Shenzhen' }] }],
  },
  { zh_CN: '德国', en_US: 'Germany' },
];

describe('a stored place', () => {
  it.each([
    ['中国,广东,深圳', 'China,Guangdong,Shenzhen'],
    ['China,Guangdong,Shenzhen', 'China,Guangdong,Shenzhen'],
    ['德国,Bayern', 'Germany,Bayern'],
    ['中国', 'China'],
    ['中国,广东省,深圳', 'China,广东省,深圳'],
    ['Atlantis,North', 'Atlantis,North'],
    ['', ''],
  ])('%s is %s for an English reader', (stored, shown) => {
    expect(placeIn('en_US', regions, stored)).toBe(shown);
  });

  it('is in Chinese for a Chinese reader, whichever language it was chosen in', () => {
    expect(placeIn('zh_CN', regions, 'China,Guangdong,Shenzhen')).toBe('中国,广东,深圳');
    expect(placeIn('zh_CN', regions, '中国,广东,深圳')).toBe('中国,广东,深圳');
  });

  it('may be a country and a province in fields of their own', () => {
    const stored = { country: '中国', provinces: '广东' };
    expect(countryIn('en_US', regions, stored)).toEqual({ country: 'China', provinces: 'Guangdong' });
    const typed = { country: 'Atlantis', provinces: 'North, upper' };
    expect(countryIn('en_US', regions, typed)).toEqual(typed);
  });
});
