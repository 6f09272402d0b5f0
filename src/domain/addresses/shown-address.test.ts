import { describe, expect, it } from 'vitest';
import { shownAddress } from './shown-address.ts';

const regions = [
  {
    zh_CN: '中国',
    en_US: 'China',
    children: [{ zh_CN: '广东', en_US: 'Guangdong', children: [{ zh_CN: '深圳', en_US: 'Shenzhen' }] }],
  },
  { zh_CN: '德国', en_US: 'Germany' },
];

describe('the address of an order', () => {
  it.each([
    [
      '中国,广东,深圳, 科技路 1 号, 518057, 蓝天公司',
      '蓝天公司, 科技路 1 号, Shenzhen, Guangdong 518057, China',
    ],
    ['中国,广东,深圳 科技路 1 号', '科技路 1 号, Shenzhen, Guangdong, China'],
    ['中国，广东，深圳，科技路 1 号', '科技路 1 号, Shenzhen, Guangdong, China'],
    ['China,Guangdong,Shenzhen, 1 Keji Road, 518000', '1 Keji Road, Shenzhen, Guangdong 518000, China'],
    ['中国,广东, 科技路 1 号, 518057, 蓝天公司', '蓝天公司, 科技路 1 号, Guangdong 518057, China'],
    ['China, 88, 518057', '88, 518057, China'],
    [
      'China,Guangdong,Shenzhen, 1 Keji Road, 1203, 518000, ACME',
      'ACME, 1 Keji Road, 1203, Shenzhen, Guangdong 518000, China',
    ],
    ['China, 1 Keji Road, 518000, 360', '360, 1 Keji Road, 518000, China'],
    ['China, 1 Keji Road, 518000, ACME, 2024', 'ACME, 2024, 1 Keji Road, 518000, China'],
    ['China, 1 Keji Road, 518000, B52 Corp', 'B52 Corp, 1 Keji Road, 518000, China'],
    ['China, 1 Keji Road, B-1501, none, ACME', '1 Keji Road, B-1501, none, ACME, China'],
    ['Germany, Storgatan 1, 111 22, ACME', 'ACME, Storgatan 1, 111 22, Germany'],
    ['Germany, Złota 44, 00-120, ACME', 'ACME, Złota 44, 00-120, Germany'],
    ['Germany, Brīvības 1, LV-1010, ACME', 'ACME, Brīvības 1, LV-1010, Germany'],
    ['Germany, Herzl 1, 6688312, ACME', 'ACME, Herzl 1, 6688312, Germany'],
    ['Germany, 1 Grand Canal St, D04 X285, ACME', 'ACME, 1 Grand Canal St, D04 X285, Germany'],
    [
      'Germany, Hauptstr. 1, 2nd floor, 10115, ACME, Inc.',
      'ACME, Inc., Hauptstr. 1, 2nd floor, 10115, Germany',
    ],
    ['德国,Bayern, Hauptstr. 1', 'Bayern, Hauptstr. 1, Germany'],
    ['China Street 5,Berlin', 'China Street 5, Berlin'],
    ['1,000 Main Street , Springfield', '1,000 Main Street, Springfield'],
    ['中国', 'China'],
    ['-', '-'],
  ])('%s is %s for an English reader', (stored, shown) => {
    expect(shownAddress('en_US', regions, stored)).toBe(shown);
  });

  it.each([
    ['China,Guangdong,Shenzhen, 1 Keji Road, 518000', '中国广东深圳 1 Keji Road, 518000'],
    ['中国,广东,深圳, 科技路 1 号, 518057, 蓝天公司', '中国广东深圳科技路 1 号 518057 蓝天公司'],
    ['中国,广东,深圳, 科技路 1 号 B 座 3F, 518057, ACME', '中国广东深圳科技路 1 号 B 座 3F 518057 ACME'],
    ['中国,广东,深圳, 科技路（1 号）, 蓝天大厦, 518057', '中国广东深圳科技路（1 号）蓝天大厦 518057'],
    ['德国, Hauptstr. 1, 10115, 蓝天公司', '德国 Hauptstr. 1, 10115 蓝天公司'],
    ['中国,广东,深圳 科技路 1 号', '中国广东深圳科技路 1 号'],
    ['1 Main Street,Springfield', '1 Main Street, Springfield'],
  ])('%s is %s for a Chinese reader', (stored, shown) => {
    expect(shownAddress('zh_CN', regions, stored)).toBe(shown);
  });

  it('stays the same when it is shown again', () => {
    const once = shownAddress('zh_CN', regions, 'China,Guangdong,Shenzhen, 1 Keji Road');
    expect(shownAddress('zh_CN', regions, once)).toBe(once);
    expect(shownAddress('zh_CN', [], once)).toBe(once);
    const foreign = shownAddress('zh_CN', regions, '德国, Hauptstr. 1, 10115, ACME');
    expect(shownAddress('zh_CN', regions, foreign)).toBe(foreign);
    const english = shownAddress('en_US', regions, 'China,Guangdong,Shenzhen, 1 Keji Road, 518000');
    expect(shownAddress('en_US', regions, english)).toBe(english);
    expect(shownAddress('en_US', [], english)).toBe(english);
  });
});
