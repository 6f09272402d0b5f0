import { describe, expect, it } from 'vitest';
import { addressLine, regionAndStreet } from './region-text.ts';

const inEnglish = {
  contacts: 'Jane Miller',
  contactPhone: '13800138000',
  country: 'China,Guangdong,Shenzhen',
  address: '1 Keji Road',
  zipCode: '518000',
  mechanismName: 'Blue Sky',
};
const inChinese = {
  ...inEnglish,
  country: '中国,广东,深圳',
  address: '科技路 1 号',
  mechanismName: '蓝天公司',
};

describe('an address of the address book', () => {
  it('begins with the largest region in Chinese and with the street in English', () => {
    expect([inChinese, inEnglish].map(regionAndStreet)).toEqual([
      '中国广东深圳科技路 1 号',
      '1 Keji Road, Shenzhen, Guangdong, China',
    ]);
  });

  it('has its post code where it belongs, whatever it looks like', () => {
    const odd = { ...inEnglish, address: '1 Keji Road', zipCode: 'none yet', mechanismName: '360' };
    expect(addressLine(odd)).toBe('360, 1 Keji Road, Shenzhen, Guangdong none yet, China');
  });

  it('is written in one line as an order shows it', () => {
    expect([inChinese, inEnglish].map(addressLine)).toEqual([
      '中国广东深圳科技路 1 号 518000 蓝天公司',
      'Blue Sky, 1 Keji Road, Shenzhen, Guangdong 518000, China',
    ]);
  });
});
