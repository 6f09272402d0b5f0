import { describe, expect, it } from 'vitest';
import { parseBannerLink } from './banner-link.ts';

describe('the link of a banner', () => {
  it('opens the product of type 10011', () => {
    expect(parseBannerLink('10011#1204')).toEqual({ kind: 'product', href: '/GoodsDetails?id=1204' });
  });

  it('opens the news item of any other type', () => {
    expect(parseBannerLink('10012#7')).toEqual({ kind: 'news', href: '/newsDetail?nid=7' });
    expect(parseBannerLink('1#7')).toEqual({ kind: 'news', href: '/newsDetail?nid=7' });
  });

  it('leads nowhere when it is not written as type and id', () => {
    for (const broken of ['', '10011', '10011#', '#7', '10011#0', '10011#x', 'https://example.com#1']) {
      expect(parseBannerLink(broken)).toBeUndefined();
    }
  });
});
