import { describe, expect, it } from 'vitest';
import { canonicalAddress } from './index-rule.ts';

describe('the address under which a search engine keeps a page', () => {
  it.each([
    ['/', '?utm_source=mail', '/'],
    ['/goodsCenter', '', '/goodsCenter'],
    ['/goodsCenter', '?id=3', '/goodsCenter?id=3'],
    ['/goodsCenter', '?pageNum=2&id=3', '/goodsCenter?id=3&pageNum=2'],
    ['/goodsCenter', '?id=3&pageNum=1', '/goodsCenter?id=3'],
    ['/goodsCenter', '?id=3&sort=price&order=desc&quantity=500&compare=1.2', '/goodsCenter?id=3'],
    ['/GOODSDETAILS', '?id=7&quantity=500', '/GoodsDetails?id=7'],
    ['/newsDetail/', '?nid=4', '/newsDetail?nid=4'],
    ['/news', '?type=2&page=3', '/news?type=2&page=3'],
    ['/solution', '?index=0', '/solution'],
    ['/service', '?id=<script>', '/service'],
    ['/goodsCenter', '?id=3&keyWord=', '/goodsCenter?id=3'],
  ])('for %s%s is %s', (path, search, canonical) => {
    expect(canonicalAddress(path, search)).toBe(canonical);
  });

  it.each([
    ['/goodsCenter', '?id=3&column12=4|5'],
    ['/goodsCenter', '?id=3&columnX=1'],
    ['/goodsCenter', '?id=3&inStock=1'],
    ['/goodsCenter', '?keyWord=100nF'],
    ['/goodsCenter', '?recommend=1'],
    ['/news', '?keyWord=LED'],
    ['/tgshare', '?typeId=2'],
    ['/searchAll', '?id=1&keyWord=100nF'],
    ['/login', ''],
    ['/membercenter', ''],
    ['/no/such/page', ''],
  ])('for %s%s is missing, since it is not shown', (path, search) => {
    expect(canonicalAddress(path, search)).toBeUndefined();
  });
});
