import { describe, expect, it } from 'vitest';
import { isWholeRegion, placeOf, regionsUnder } from './region-path.ts';

const tree = [
  {
    name: 'China',
    children: [{ name: 'Guangdong', children: [{ name: 'Shenzhen' }, { name: 'Guangzhou' }] }],
  },
  { name: 'Korea, Republic of', children: [{ name: 'Seoul' }] },
  { name: 'Monaco' },
];

describe('the region tree', () => {
  it('finds the names of a path, even where a name holds a comma', () => {
    expect(placeOf(tree, 'China,Guangdong,Shenzhen')).toEqual(['China', 'Guangdong', 'Shenzhen']);
    expect(placeOf(tree, 'Korea, Republic of,Seoul')).toEqual(['Korea, Republic of', 'Seoul']);
    expect(placeOf(tree, 'Monaco')).toEqual(['Monaco']);
  });

  it('finds no names of a path that it does not have', () => {
    expect(placeOf(tree, '中国,广东')).toBeUndefined();
    expect(placeOf(tree, 'China,Guangdong,Beijing')).toBeUndefined();
  });

  it('lists the regions under a place', () => {
    expect(regionsUnder(tree, ['China', 'Guangdong'])?.map(({ name }) => name)).toEqual([
      'Shenzhen',
      'Guangzhou',
    ]);
    expect(regionsUnder(tree, ['Monaco'])).toEqual([]);
    expect(regionsUnder(tree, ['Atlantis'])).toBeUndefined();
  });

  it('calls a path whole that leads to the lowest level', () => {
    expect(isWholeRegion([tree], 'China,Guangdong,Shenzhen')).toBe(true);
    expect(isWholeRegion([tree], 'Monaco')).toBe(true);
    expect(isWholeRegion([tree], 'China,Guangdong')).toBe(false);
    expect(isWholeRegion([tree], ' China ')).toBe(false);
  });

  it('judges a path by the trees that know its country', () => {
    const chinese = [{ name: '中国', children: [{ name: '广东' }] }];
    expect(isWholeRegion([tree, chinese], '中国')).toBe(false);
    expect(isWholeRegion([tree, chinese], '中国,广东')).toBe(true);
    expect(isWholeRegion([tree, chinese], '中国,广东省')).toBe(false);
    expect(isWholeRegion([tree, chinese], '中国,广东,深圳')).toBe(false);
    expect(isWholeRegion([tree], 'Korea, Republic of,Seoul,x')).toBe(false);
  });

  it('refuses a country that no tree has, unless the address has been kept with it', () => {
    expect(isWholeRegion([tree], 'Atlantis')).toBe(false);
    expect(isWholeRegion([tree], 'Atlantis', 'Lemuria')).toBe(false);
    expect(isWholeRegion([tree], ' Atlantis , North', 'Atlantis,North')).toBe(true);
  });

  it('refuses a path above the lowest level even where the address has been kept with it', () => {
    expect(isWholeRegion([tree], 'China,Guangdong', 'China,Guangdong')).toBe(false);
  });
});
