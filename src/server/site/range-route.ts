import { typedColumns, withTypedRanges } from '#domain/catalogue/read-range.ts';
import { columnUnits } from '#server/catalogue/index.ts';
import type { Services } from '#server/services.ts';
import type { App } from '../wire/caller.ts';

/** The list of products and the search, as the shop's documents name them. */
const listPaths = ['/goodsCenter', '/searchAll'];
/** More columns than any category has; a longer query is one that no form of the shop has sent. */
const mostColumns = 200;

/** Ranges that a form without scripts has sent in fields of their own become filters as every link carries them. */
export function addTypedRanges(app: App, services: Services): void {
  app.on('GET', listPaths, async (context, next) => {
    const query = new URL(context.req.url).searchParams;
    const ids = typedColumns(query);
    if (ids.length === 0 || ids.length > mostColumns) return next();
    const units = await columnUnits(services.pool, ids);
    const target = withTypedRanges(query, (id) => units.get(id)).toString();
    context.header('cache-control', 'no-store');
    const { path } = context.req;
    return context.redirect(target ? `${path}?${target}` : path, 303);
  });
}
