import {
  pageEntries,
  plainPages,
  robotsText,
  sitemapEnd,
  sitemapIndex,
  sitemapStart,
} from '#domain/public-pages/sitemap.ts';
import type { Services } from '#server/services.ts';
import type { App, AppContext } from '../wire/caller.ts';
import { checkRate } from '../wire/limits.ts';
import { send, sendText } from '../wire/send.ts';
import { shopOrigin } from './shop-origin.ts';
import {
  type ChangedProduct,
  countSolutions,
  readDocuments,
  readFilledCategories,
  readHelpIds,
  readNews,
  readProductParts,
  readProducts,
} from './sitemap-reads.ts';

const hour = 'public, max-age=3600, stale-while-revalidate=86400';
const xml = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': hour };
const pagesPath = '/sitemap/pages.xml';
const productsPath = (part: number) => `/sitemap/products-${part}.xml`;

async function pagesSitemap({ pool }: Services, origin: string): Promise<string> {
  const [categories, news, help, documents, solutions] = await Promise.all([
    readFilledCategories(pool),
    readNews(pool),
    readHelpIds(pool),
    readDocuments(pool),
    countSolutions(pool),
  ]);
  const entries = [
    ...plainPages.map((path) => pageEntries(origin, path)),
    ...categories.map((id) => pageEntries(origin, `/goodsCenter?id=${id}`)),
    ...news.map(({ id, changed }) => pageEntries(origin, `/newsDetail?nid=${id}`, changed)),
    ...help.map((id) => pageEntries(origin, `/service?id=${id}`)),
    ...documents.map(({ id, changed }) => pageEntries(origin, `/tgshare?tid=${id}`, changed)),
    // The first one has the address of the page itself.
    ...Array.from({ length: Math.max(0, solutions - 1) }, (_, before) =>
      pageEntries(origin, `/solution?index=${before + 1}`),
    ),
  ];
  return sitemapStart + entries.join('') + sitemapEnd;
}

const productEntries = (origin: string, products: readonly ChangedProduct[]) =>
  products.map(({ id, changed }) => pageEntries(origin, `/GoodsDetails?id=${id}`, changed)).join('');

async function* productsSitemap(
  origin: string,
  first: readonly ChangedProduct[],
  others: AsyncGenerator<readonly ChangedProduct[]>,
): AsyncGenerator<string> {
  yield sitemapStart + productEntries(origin, first);
  for await (const products of others) yield productEntries(origin, products);
  yield sitemapEnd;
}

/** Sends what a generator makes while it makes it: a sitemap has tens of megabytes. */
function sendStream(context: AppContext, pieces: AsyncGenerator<string>): Response {
  const text = new ReadableStream<string>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void pieces.return(undefined),
  }).pipeThrough(new TextEncoderStream());
  const takesGzip = /\bgzip\b/.test(context.req.header('accept-encoding') ?? '');
  const body = takesGzip ? text.pipeThrough(new CompressionStream('gzip')) : text;
  const encoding = takesGzip ? { 'content-encoding': 'gzip' } : {};
  return send(context, body, { headers: { ...xml, vary: 'Accept-Encoding', ...encoding } });
}

/** `/robots.txt`, and the sitemap: an index, a file of pages, and files of products that are sent as they are read. */
export function addSitemap(app: App, services: Services): void {
  const originOf = (context: AppContext) => shopOrigin(context, services.config);
  app.get('/robots.txt', (context) =>
    sendText(context, robotsText(originOf(context)), {
      status: 200,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': hour },
    }),
  );
  app.get('/sitemap.xml', async (context) => {
    checkRate(context, services, 'pages');
    const parts = await readProductParts(services.pool);
    const files = parts.map(({ part, changed }) => ({ path: productsPath(part), changed }));
    const text = sitemapIndex(originOf(context), [{ path: pagesPath }, ...files]);
    return sendText(context, text, { status: 200, headers: xml });
  });
  app.get(pagesPath, async (context) => {
    checkRate(context, services, 'pages');
    return sendText(context, await pagesSitemap(services, originOf(context)), { status: 200, headers: xml });
  });
  app.get('/sitemap/:file{products-[1-9][0-9]{0,5}\\.xml}', async (context) => {
    checkRate(context, services, 'pages');
    const part = Number(/\d+/.exec(context.req.param('file'))?.[0]);
    const products = readProducts(services.pool, part);
    const first = await products.next();
    // The index names no part without a product.
    if (first.done) return context.notFound();
    return sendStream(context, productsSitemap(originOf(context), first.value, products));
  });
}
