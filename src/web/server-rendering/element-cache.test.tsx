// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { listedProduct } from '#tests/support/listed-product.ts';
import { renderPage } from '#web/entry-server.tsx';

const template =
  '<html lang="zh-CN"><head><title></title><!--head--></head><body><div id="root"><!--app--><!--/app--></div><!--state--></body></html>';
const column = { columnId: 58, columnType: 0, screen: 1, listType: 1 };
const columns = [{ ...column, columnName: 'Resistance', columnComment: 'number', unit: 'Ω' }];
const facets = [
  {
    columnId: 58,
    kind: 'number',
    unit: 'Ω',
    min: 700,
    max: 15_700,
    values: [{ value: '4700', label: '4.7 kΩ', count: 16 }],
    notStated: 0,
  },
];
/** What is above the page has its address twice, and once what is searched for; what is below has nothing of it. */
const frame = 4 + 1;
/** The head of the table, the rows of the products, and a group of filters. */
const elements = frame + 18;
const tree = [{ catalogId: 3, catalogName: 'Chip resistors', productCount: 16 }];
// More than have their picture on the first screen.
const products = Array.from({ length: 16 }, (_, at) =>
  listedProduct(at + 1, {
    productNum: `RC0603-${at}`,
    brand: at % 2 ? '' : 'YAGEO',
    productImg: at % 3 ? `/img/part/r${at}.svg` : '',
    stock: at * 10,
    column58: `${at}.7 kΩ`,
  }),
);

const none = { data: [], params: { totalDataCounts: 0 } };
const answers: Readonly<Record<string, object>> = {
  '/open/all/search': { data: { productResult: none, technologyResult: none, informationResult: none } },
  '/open/product/allCatalog': { data: tree },
  '/open/product/column': { data: columns },
  '/open/product/facets': { data: facets, params: { totalDataCounts: 16 } },
  '/open/product/productList': { data: products, params: { totalDataCounts: 16 } },
  '/open/product/get/usd/price': { data: 720, params: {} },
};

function answersTo(asked: string[], changed: Readonly<Record<string, object>>) {
  return async (address: string) => {
    const [path = ''] = address.split('?');
    asked.push(path);
    const answer = { ...answers, ...changed }[path] ?? { data: [] };
    return { status: 200, body: JSON.stringify({ code: 0, msg: '', ...answer }) };
  };
}

interface Visit {
  readonly url?: string;
  readonly language?: string;
  readonly cookie?: string;
  readonly changed?: Readonly<Record<string, object>>;
}

async function visit({ url = '/goodsCenter?id=3', language = 'en', cookie, changed = {} }: Visit) {
  const asked: string[] = [];
  const { pieces } = await renderPage({ url, language, cookie, read: answersTo(asked, changed), template });
  const cached = pieces.first.filter((piece) => typeof piece !== 'string').length;
  const decoder = new TextDecoder();
  const textOf = (piece: string | Uint8Array) => (typeof piece === 'string' ? piece : decoder.decode(piece));
  return { cached, html: [...pieces.first, ...pieces.rest].map(textOf).join(''), asked };
}

describe('elements that the server has from an earlier page', () => {
  it.each<Visit>([
    {},
    { language: 'zh' },
    { cookie: 'currency=CNY' },
    { url: '/goodsCenter?id=3&quantity=500' },
    { url: '/goodsCenter?id=3&compare=2,3' },
    { url: '/goodsCenter?id=3&sort=column58&order=desc' },
    { url: '/goodsCenter?id=3&pageNum=2' },
  ])('A page with them is the page that was rendered: %o.', async (page) => {
    const [first, second] = [await visit(page), await visit(page)];
    expect(second.cached).toBe(elements);
    expect(second.html === first.html).toBe(true);
    expect(second.html.match(/<tr>|<tr data-picked/g)).toHaveLength(1 + products.length);
    expect(second.html.match(/<link rel="preload" as="image"/g)).toHaveLength(8);
  });

  it.each(['/open/friendLink/getFriendLinkAll', '/open/product/productList', '/open/product/facets'])(
    'A page that was given up while it read %s leaves nothing to others.',
    async (late) => {
      const url = '/goodsCenter?id=5';
      const answer = answersTo([], {});
      const controller = new AbortController();
      const read = (path: string) => {
        if (!path.startsWith(late)) return answer(path);
        // After all that can be rendered without it was.
        setTimeout(() => controller.abort(new Error('given up')));
        return new Promise<never>(() => {});
      };
      const request = { url, language: 'en', cookie: undefined, template };
      await expect(renderPage({ ...request, read, signal: controller.signal })).rejects.toThrow('given up');
      const [first, second] = [await visit({ url }), await visit({ url })];
      expect(first.html).toContain('RC0603-7');
      expect(first.html === second.html).toBe(true);
      expect(second.cached).toBe(elements);
    },
  );

  it('A group of filters is rendered where its counts are others.', async () => {
    await visit({});
    const some = facets.map((facet) => ({ ...facet, notStated: 3 }));
    const { cached, html } = await visit({
      changed: { '/open/product/facets': { data: some, params: { totalDataCounts: 16 } } },
    });
    expect(cached).toBe(elements - 1);
    expect(html).toContain('Not specified');
  });

  it('A group of filters leads to all of its values in the list that is shown.', async () => {
    const values = Array.from({ length: 12 }, (_, at) => ({ value: `${at}`, label: `${at} Ω`, count: 1 }));
    const changed = {
      '/open/product/facets': { data: facets.map((facet) => ({ ...facet, values })), params: none.params },
    };
    const link = async (url: string) =>
      /<a data-more="true" href="([^"]*)"/.exec((await visit({ url, changed })).html)?.[1];
    expect(await link('/goodsCenter?id=3')).toBe('?id=3&amp;allValues=1');
    expect(await link('/goodsCenter?id=3&minStock=5')).toBe('?id=3&amp;minStock=5&amp;allValues=1');
    expect(await link('/goodsCenter?id=3&keyWord=allValues')).toContain('keyWord=allValues&amp;allValues=1');
    expect(await link('/goodsCenter?id=3&allValues=1')).toBeUndefined();
  });

  it.each<Visit>([
    {},
    { language: 'zh' },
    { cookie: 'currency=CNY' },
    { language: 'zh', cookie: 'currency=USD' },
  ])('A home page with them is the one that was rendered: %o.', async (page) => {
    const banner = (name: string) => ({ imgUrl: `/img/${name}.svg`, linkUrl: '/goodsCenter?id=3' });
    const changed = {
      '/open/banner/getBannerAll': {
        data: { bigBanner: ['a', 'b'].map(banner), smallBanner: ['c', 'd'].map(banner) },
      },
      '/open/schemeList': { data: { rows: [] } },
      '/open/news/information/we/about': { data: { frontCover: '', synopsis: '' } },
    };
    const [first, second] = [
      await visit({ ...page, url: '/', changed }),
      await visit({ ...page, url: '/', changed }),
    ];
    expect(second.html === first.html).toBe(true);
    expect(second.cached).toBeGreaterThan(frame + 3);
    expect(second.html).toContain('Chip resistors');
    expect(second.html.match(/<link rel="preload" as="image"/g)).toHaveLength(3);
  });

  it('A row that has changed is rendered, next to rows that have not.', async () => {
    await visit({});
    const some = products.map((product, at) => (at === 5 ? { ...product, stock: 987_654 } : product));
    const list = { data: some, params: { totalDataCounts: 16 } };
    const { cached, html } = await visit({ changed: { '/open/product/productList': list } });
    expect(cached).toBe(elements - 1);
    expect(html).toContain('>987,654</td>');
    expect(html).not.toMatch(/\uE000|<tr><\/tr>|<!-- --><tr/);
  });

  it('Each choice of currency, quantity and products to compare has rows of its own.', async () => {
    const choices = ['', '&quantity=500', '&compare=2'];
    const pages = await Promise.all(
      choices.flatMap((choice) => [
        visit({ url: `/goodsCenter?id=3${choice}` }),
        visit({ url: `/goodsCenter?id=3${choice}`, cookie: 'currency=CNY' }),
      ]),
    );
    const rows = pages.map(({ html }) => /<tbody>.*<\/tbody>/s.exec(html)?.[0]);
    expect(new Set(rows).size).toBe(pages.length);
  });

  it.each([
    ['en', '/shopcar?from=%27%22%3Cb%3E&a=1', '/shopcar?from=%27%22%3Cb%3E&amp;a=1'],
    ['zh', "/shopcar?from='x'", '/shopcar?from=&#x27;x&#x27;'],
  ])('The frame of a page leads back to this page (%s, %s).', async (language, url, address) => {
    await visit({ language });
    const { cached, html } = await visit({ language, url });
    expect(cached).toBe(frame);
    expect(html.split(`name="back" value="${address}"`)).toHaveLength(3);
    expect(html).not.toContain('/goodsCenter?id=3');
  });

  it('The search box has the words of its page, and none where nothing is searched for.', async () => {
    const search = async (words: string) => {
      const { html } = await visit({ url: `/searchAll?id=3&keyWord=${encodeURIComponent(words)}` });
      return /<input type="text" role="combobox"[^>]* value="([^"]*)"/.exec(html)?.[1];
    };
    expect(await search('100nF 0603')).toBe('100nF 0603');
    expect(await search('<"\'&电阻>')).toBe('&lt;&quot;&#x27;&amp;电阻&gt;');
    expect((await visit({})).html).toMatch(/<input type="text" role="combobox"[^>]* value=""/);
  });

  it('The navigation says which of its pages is shown.', async () => {
    const currentEntry = async (url: string) => {
      const { html } = await visit({ url });
      return /<a aria-current="page" href="([^"]*)"/.exec(html)?.[1];
    };
    for (let round = 0; round < 2; round += 1) {
      expect(await currentEntry('/membercenter')).toBe('/membercenter');
      expect(await currentEntry('/shopcar')).toBeUndefined();
    }
  });

  it('The footer has the partners of the day.', async () => {
    await visit({});
    const partner = { linkName: 'Ohm & Co', linkUrl: 'https://ohm.example/' };
    const { html } = await visit({ changed: { '/open/friendLink/getFriendLinkAll': { data: [partner] } } });
    expect(html).toContain('Ohm &amp; Co</a>');
    expect((await visit({})).html).not.toContain('Ohm');
  });

  it('A product with the text of a mark is only a product.', async () => {
    const odd = listedProduct(90, { productNum: '\uE000 0', stock: 5 });
    const list = { data: [odd, ...products], params: { totalDataCounts: 17 } };
    const { html } = await visit({ changed: { '/open/product/productList': list } });
    expect(html).toContain('>\uE000 0</a>');
  });
});
