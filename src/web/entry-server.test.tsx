// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { renderPage } from './entry-server.tsx';
import type { ReadPath, ReadResponse } from './server-rendering/read-in-process.ts';

const template =
  '<html lang="zh-CN"><head><title></title><!--head--></head><body><div id="root"><!--app--><noscript>empty</noscript><!--/app--></div><!--state--></body></html>';
const links = [{ linkName: 'Partner </script> & Co', linkUrl: 'https://example.com/' }];

interface Options {
  url?: string;
  language?: string;
  cookie?: string;
  read?: ReadPath;
}

function response(data: unknown): ReadResponse {
  return { status: 200, body: JSON.stringify({ code: 0, msg: '', data }) };
}

function render({ url = '/unknown', language, cookie, read }: Options) {
  const asked: URL[] = [];
  const answer = async (path: string) => {
    asked.push(new URL(path, 'http://shop'));
    return response(links);
  };
  return renderPage({ url, language, cookie, read: read ?? answer, template }).then(
    ({ pieces: { first, moment, rest }, ...page }) => ({
      ...page,
      html: [...first, moment, ...rest].join(''),
      version: [...first, ...rest].join(''),
      asked,
    }),
  );
}

describe('rendering a page on the server', () => {
  it('returns a whole document with title, styles, content and the data that it read', async () => {
    const { html, status, asked } = await render({ language: 'en-GB,en;q=0.8' });
    expect(status).toBe(404);
    expect(html).toContain('<html lang="en" data-currency="USD">');
    expect(html).toContain('<title>Page not found · Padstack Components</title>');
    expect(html).toMatch(/<style data-s data-emotion="ui [^"]+">/);
    expect(html).toContain('Page error code 404, try refreshing');
    expect(html).toContain('Partner &lt;/script&gt; &amp; Co');
    expect(html).not.toContain('<noscript>empty');
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/open/friendLink/getFriendLinkAll']);
  });

  it.each(['/', '/goodsCenter?id=3', '/GoodsDetails?id=1', '/shopcar', '/membercenter'])(
    'reads %s as a visitor, even for a member',
    async (url) => {
      const asked: string[] = [];
      const read = async (path: string, form = '') => {
        asked.push(`${path} ${form}`);
        throw new TypeError('down');
      };
      const { html } = await render({ url, language: 'en', cookie: 'token=secret; language=en_US', read });
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.join(' ')).not.toMatch(/token=(?!1\b)/);
      expect(html + asked.join(' ')).not.toContain('secret');
    },
  );

  it('calls a page of members, of which it shows nothing, what the shop is called', async () => {
    const { html } = await render({ url: '/memberCenterDetail', language: 'en' });
    expect(html).toContain('<title>Padstack Components</title>');
  });

  it('hands the data over in a form that cannot close its script element', async () => {
    const { html } = await render({ language: 'en' });
    const state = /<script id="state" type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(state)).toEqual([[expect.any(Array), { code: 0, msg: '', data: links }]]);
  });

  it.each([
    [undefined, 'zh', 'CNY'],
    [undefined, 'en', 'USD'],
    ['currency=CNY', 'en', 'CNY'],
    ['currency=USD', 'zh', 'USD'],
    ['currency=EUR', 'zh', 'CNY'],
  ])('with the cookie %s and the language %s shows prices in %s', async (cookie, language, currency) => {
    const { html, asked } = await render({ language, ...(cookie ? { cookie } : {}) });
    expect(html).toContain(`data-currency="${currency}"`);
    const asksRate = asked.some(({ pathname }) => pathname === '/open/product/get/usd/price');
    expect(asksRate).toBe(currency === 'CNY');
  });

  it.each([
    ['language=zh_CN', 'en-US', 'zh-CN', 'zh_CN'],
    ['other=1; language=en_US', 'zh-CN,zh;q=0.9', 'en', 'en_US'],
    [undefined, 'zh-TW', 'zh-CN', 'zh_CN'],
    [undefined, 'de-DE', 'en', 'en_US'],
    ['language=fr_FR', undefined, 'en', 'en_US'],
  ])('with the cookie %s and Accept-Language %s speaks %s', async (cookie, language, lang, asks) => {
    const { html, asked } = await render({
      ...(cookie ? { cookie } : {}),
      ...(language ? { language } : {}),
    });
    expect(html).toContain(`<html lang="${lang}" data-currency=`);
    expect(asked[0]?.searchParams.get('language')).toBe(asks);
  });

  it('renders without the data when a read fails, and leaves the read to the browser', async () => {
    const { html } = await render({ read: () => Promise.reject(new TypeError('down')) });
    expect(html).toContain('Page error code 404');
    expect(html).toMatch(/<script id="state"[^>]*>\[\]<\/script>/);
  });

  it('keeps requests apart', async () => {
    const pages = await Promise.all([
      render({ language: 'zh' }),
      render({ language: 'en' }),
      render({ language: 'zh' }),
    ]);
    expect(pages.map(({ html }) => /<html lang="([^"]+)"/.exec(html)?.[1])).toEqual(['zh-CN', 'en', 'zh-CN']);
    expect(pages.map(({ asked }) => asked[0]?.searchParams.get('language'))).toEqual([
      'zh_CN',
      'en_US',
      'zh_CN',
    ]);
  });

  it('never sends a token', async () => {
    const { asked } = await render({ cookie: 'token=secret' });
    expect(asked.every((url) => !url.searchParams.has('token'))).toBe(true);
  });

  it('A page that is not for search engines says so, and what the shop is, but nothing else about itself.', async () => {
    const { html } = await render({ url: '/searchAll' });
    expect(html).toContain(
      '<meta name="robots" content="noindex, follow"><meta name="description" content="',
    );
    expect(html).not.toMatch(/rel="canonical"|og:|ld\+json/);
  });

  it('A page has an address in each language, a description and a picture.', async () => {
    const { html } = await render({ url: '/contactUs?utm=1', language: 'en' });
    const of = (language: string) => `http://shop/contactUs?language=${language}`;
    expect(html).toContain(`<link rel="canonical" href="${of('en_US')}">`);
    expect(html).toContain(`<link rel="alternate" hreflang="zh-CN" href="${of('zh_CN')}">`);
    expect(html).toContain(`<link rel="alternate" hreflang="x-default" href="${of('en_US')}">`);
    expect(html).toMatch(/<meta name="description" content="Phone, e-mail/);
    expect(html).toContain(
      '<meta property="og:image" content="http://shop/img/scene/reel-banner.png?language=en_US">' +
        '<meta property="og:image:type" content="image/png">' +
        '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
    );
    expect(html).toContain('"@type":"BreadcrumbList"');
  });

  it('The pages with news name the feed of the news, other pages do not.', async () => {
    const feed = '<link rel="alternate" type="application/atom+xml" title="News from Padstack Components"';
    const noNews = { code: 0, msg: '', data: [], params: { totalDataCounts: 0 } };
    const read = async () => ({ status: 200, body: JSON.stringify(noNews) });
    const { html } = await render({ url: '/news', language: 'en', read });
    expect(html).toContain(`${feed} href="http://shop/news.atom?language=en_US">`);
    expect((await render({ url: '/contactUs', language: 'en' })).html).not.toContain('atom+xml');
  });

  it('Products and filters of a list are asked for together.', async () => {
    const data: Record<string, unknown> = {
      '/open/product/allCatalog': [{ catalogId: 3, catalogName: 'Chip resistors', productCount: 1 }],
      '/open/product/column': [
        { columnId: 1, columnName: 'Package', columnComment: 'text', columnType: 0, screen: 1, listType: 1 },
      ],
    };
    const waiting = new Map<string, () => void>();
    const read = async (address: string) => {
      const [path = ''] = address.split('?');
      if (/facets|productList/.test(path)) {
        await new Promise<void>((settle) => {
          waiting.set(path, settle);
          if (waiting.size === 2) for (const go of waiting.values()) go();
        });
      }
      const body = { code: 0, msg: '', data: data[path] ?? [], params: { totalDataCounts: 0 } };
      return { status: 200, body: JSON.stringify(body) };
    };
    const { html } = await render({ url: '/goodsCenter?id=3', language: 'en', read });
    expect(html).toContain('>0 products</span>');
  });

  it('The same page is the same version, whenever it is rendered.', async () => {
    const [first, second] = [await render({}), await render({})];
    expect(second.version).toBe(first.version);
  });
});
