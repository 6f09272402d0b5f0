import { addPayments } from '#server/cashier/index.ts';
import { addDocumentFiles } from '#server/documents/index.ts';
import type { PaymentGateway } from '#server/gateways/payment/index.ts';
import { addMyDataExport } from '#server/my-data/index.ts';
import { addOrderExports } from '#server/order-export/index.ts';
import { sendList } from '#server/public-lists/index.ts';
import type { Services } from '#server/services.ts';
import { Drawings } from '#server/site/rendering/drawings.ts';
import { addMailboxPages, addStockAlertAsk } from '#server/stock-alerts/index.ts';
import { addMemberFiles } from '#server/transport/index.ts';
import { addFlowExport } from '#server/wallet/index.ts';
import { addDevPages } from '../dev/dev-pages.ts';
import type { App, AppContext } from '../wire/caller.ts';
import { addColumnChoice, addCurrencyChoice, addLanguageChoice } from './choice-routes.ts';
import { addDocs } from './docs/docs.ts';
import { addDrawings } from './drawing-routes.ts';
import { addNewsFeed } from './news-feed.ts';
import { Pages } from './pages.ts';
import { sendTypedRanges } from './range-route.ts';
import { addSitemap } from './sitemap-routes.ts';
import { StaticFiles } from './static-files.ts';

/** Paths that look like files: a missing picture or script must not get the web app's document. */
const fileName = /\.[a-z0-9]{2,11}$/i;

/** Adds everything except the API. Returns the handler for pages of the web app. */
export function addSite(
  app: App,
  services: Services,
  gateways: readonly PaymentGateway[],
): (context: AppContext) => Promise<Response> {
  const { config } = services;
  const files = new StaticFiles().addFolder(config.webDir, '/');
  const pages = new Pages(app, services);
  const drawings = new Drawings();
  addSitemap(app, services);
  addLanguageChoice(app, services);
  addMailboxPages(app, services);
  addStockAlertAsk(app, services);
  addCurrencyChoice(app, services);
  addColumnChoice(app, services);
  addDocs(app, config.appKey);
  addNewsFeed(app, services);
  addDevPages(app, services);
  addDrawings(app, services, drawings);
  addDocumentFiles(app, services);
  addMemberFiles(app, services);
  addMyDataExport(app, services);
  addOrderExports(app, services);
  addFlowExport(app, services);
  addPayments(app, services, gateways);
  if (config.mode === 'production') void files.compressAhead();
  return async (context) => {
    const file = await files.answer(context);
    if (file) return file;
    const ranges = await sendTypedRanges(context, services);
    if (ranges) return ranges;
    const list = await sendList(context, services);
    if (list) return list;
    return fileName.test(context.req.path) ? context.text('Not found\n', 404) : pages.answer(context);
  };
}
