// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  buyNowHref,
  categoryHref,
  memberDetailHref,
  newsHref,
  paths,
  productHref,
  searchHref,
} from './paths.ts';
import { routeOf, routes } from './routes.tsx';

describe('the routes', () => {
  it('have a page for every address of the shop', () => {
    for (const path of Object.values(paths)) expect(routeOf(path).path).toBe(path);
  });

  it.each([
    ['/goodsdetails', '/GoodsDetails'],
    ['/customized/Apply', '/customized/apply'],
    ['/tgShare', '/tgshare'],
    ['/TGSHARE', '/tgshare'],
    ['/news/', '/news'],
    ['/news//', '/news'],
    ['/', '/'],
    ['//', '/'],
  ])('take %s for %s', (written, canonical) => {
    expect(routeOf(written).path).toBe(canonical);
  });

  it('have no parameters, so that an address is looked up as it is', () => {
    expect(routes.filter((route) => /[:?]|.\*/.test(route.path))).toEqual([]);
  });

  it('take everything else for a page that does not exist', () => {
    expect(routeOf('/no/such/page').path).toBe('*');
    expect(routeOf('/news/more').path).toBe('*');
  });

  it('guard the member-centre detail and nothing else', () => {
    const redirecting = routes.filter((route) => route.member === 'redirect');
    expect(redirecting.map((route) => route.path)).toEqual(['/memberCenterDetail']);
  });

  it('name files that exist, so that the server can preload them', () => {
    expect(routes.filter((route) => !existsSync(`src/web/${route.file}`)).map((route) => route.path)).toEqual(
      [],
    );
  });

  it('name the file that imports the page, which the server preloads with it', () => {
    const imported = routes.filter(({ importer }) => importer !== undefined);
    expect(imported.length).toBeGreaterThan(0);
    for (const { importer, file } of imported)
      expect(readFileSync(`src/web/${importer}`, 'utf8')).toContain(`import('./${file}')`);
  });
});

describe('links', () => {
  it('are made in the spelling of the documents', () => {
    expect(categoryHref(12)).toBe('/goodsCenter?id=12');
    expect(productHref(1204)).toBe('/GoodsDetails?id=1204');
    expect(newsHref(5)).toBe('/newsDetail?nid=5');
    expect(memberDetailHref(3)).toBe('/memberCenterDetail?i=3');
    expect(buyNowHref(1204, 500)).toBe('/submit/order?carIds=1204&num=1&number=500');
    expect(searchHref(1, '4.7kΩ 0603 & more')).toBe('/searchAll?id=1&keyWord=4.7k%CE%A9+0603+%26+more');
  });
});
