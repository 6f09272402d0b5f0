import { getCookie } from 'hono/cookie';
import { beijingDay } from '#domain/beijing-day.ts';
import { currencyKey, pickCurrency } from '#domain/money/index.ts';
import { exportFolder, readExportLink } from '#domain/order-export/export-link.ts';
import { exportName, orderTables } from '#domain/order-export/order-tables.ts';
import type { Services } from '#server/services.ts';
import { readSignedLink } from '#server/session/index.ts';
import { sendTable } from '#server/tables/index.ts';
import { linkRefusal } from '#server/transport/index.ts';
import type { App, AppContext } from '#server/wire/caller.ts';
import { checkRate } from '#server/wire/limits.ts';
import { orderRows } from './order-rows.ts';

async function sendExport(context: AppContext, { db, clock }: Services): Promise<Response> {
  const now = clock();
  const fields = await readSignedLink(db, context.req.url, now);
  if (typeof fields === 'string') return linkRefusal(context, fields);
  const { kind, format, language, state, ...filters } = readExportLink(context.req.path, fields);
  const exported = { kind, state, filters: { ...filters, memberId: Number(fields.get('member')) } };
  const reader = { language, currency: pickCurrency(getCookie(context, currencyKey), language) };
  const name = exportName(kind, language);
  return sendTable(context, `${name} ${beijingDay(now)}`, format, {
    name,
    heading: orderTables[kind].heading(reader),
    pages: orderRows(db, exported, reader),
  });
}

/** Exports of orders, `/files/export/orders.csv` and `.xlsx`, each by a signed link. */
export function addOrderExports(app: App, services: Services): void {
  app.get(`${exportFolder}:name{orders\\.(csv|xlsx)}`, (context) => {
    checkRate(context, services, 'pages');
    return sendExport(context, services);
  });
}
