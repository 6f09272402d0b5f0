import { describe, expect, it } from 'vitest';
import type { Region } from './region.ts';
import { regionTree } from './region-tree.ts';

const languages = ['zh_CN', 'en_US'] as const;

function under(tree: readonly Region[], ...path: string[]): string[] {
  const found = path.reduce(
    (level, name) => level.find((region) => region.name === name)?.children ?? [],
    [...tree],
  );
  return found.map(({ name }) => name);
}

function levels(tree: readonly Region[]): string[][] {
  const names = tree.map(({ name }) => name);
  return [names, ...tree.flatMap(({ children }) => (children ? levels(children) : []))];
}

describe('the region tree', () => {
  it.each([
    ['zh_CN', ['中国', '广东'], '深圳'],
    ['en_US', ['China', 'Guangdong'], 'Shenzhen'],
    ['en_US', ['China', 'Shaanxi'], "Xi'an"],
    ['en_US', ['China', 'Shanghai'], 'Pudong New Area'],
    ['en_US', ['China', 'Shanghai'], 'Minhang District'],
    ['en_US', ['China', 'Chongqing'], 'Zhong County'],
    ['en_US', ['China', 'Sichuan'], 'Liangshan'],
    ['en_US', ['China', 'Hubei'], 'Shennongjia Forestry District'],
    ['en_US', ['China', 'Inner Mongolia'], 'Hohhot'],
    ['en_US', ['China', 'Guangxi'], 'Nanning'],
    ['en_US', ['China', 'Xinjiang'], 'Kashgar'],
    ['en_US', ['China', 'Heilongjiang'], "Daxing'anling"],
    ['zh_CN', ['中国', '新疆'], '乌鲁木齐'],
    ['zh_CN', ['中国', '海南'], '琼海'],
    ['en_US', ['United States'], 'California'],
    ['zh_CN', ['美国'], 'California'],
  ] as const)('in %s names under %s the place %s', (language, path, place) => {
    expect(under(regionTree(language), ...path)).toContain(place);
  });

  it('China has 31 provinces, Taiwan, Hong Kong and Macao, and no country occurs twice.', () => {
    expect(under(regionTree('en_US'), 'China')).toHaveLength(34);
    expect(under(regionTree('en_US'), 'China')).toEqual(
      expect.arrayContaining(['Hong Kong', 'Macao', 'Taiwan']),
    );
    const countries = regionTree('en_US').map(({ name }) => name);
    expect(countries.filter((name) => /Hong Kong|Maca[ou]|Taiwan/.test(name))).toEqual([]);
    expect(countries.length).toBeGreaterThan(240);
  });

  it('China comes first in Chinese; otherwise countries are sorted by name.', () => {
    const [chinese, english] = languages.map((language) => regionTree(language).map(({ name }) => name));
    expect(chinese?.slice(0, 2)).toEqual(['中国', '阿尔巴尼亚']);
    expect(english?.slice(0, 2)).toEqual(['Afghanistan', 'Åland Islands']);
  });

  it.each(languages)('In %s no name is repeated among siblings or contains a comma.', (language) => {
    for (const names of levels(regionTree(language))) {
      expect(new Set(names).size, names.join(' ')).toBe(names.length);
      expect(names.filter((name) => /,|^\s|\s$|^$/.test(name))).toEqual([]);
    }
  });

  it('English names of Chinese places use Latin letters only.', () => {
    const china = regionTree('en_US').filter(({ name }) => name === 'China');
    expect(
      levels(china)
        .flat()
        .filter((name) => /\p{Script=Han}/u.test(name)),
    ).toEqual([]);
  });
});
