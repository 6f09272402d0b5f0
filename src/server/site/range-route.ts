import { typedColumns, withTypedRanges } from '#domain/catalogue/read-range.ts';
import { hasTypedPrices, withTypedPrices } from '#domain/money/sent-price.ts';
import { pagePath } from '#domain/public-pages/page-path.ts';
import { columnUnits } from '#server/catalogue/index.ts';
import type { Services } from '#server/services.ts';
import type { AppContext } from '../wire/caller.ts';
import { secondsToWait } from '../wire/limits.ts';

/** The list of products and the search. */
const listPaths: ReadonlySet<string> = new Set(['/goodscenter', '/searchall']);
/** More columns than any category has; a longer query is one that no form of the shop has sent. */
const mostColumns = 200;

/**
 * Ranges and prices that a form without scripts has sent in fields of their own become filters as every link carries them. Undefined for any
 * other address, and for a client that asks too often, to which the page itself says so.
 */
export async function sendTypedRanges(
  context: AppContext,
  services: Services,
): Promise<Response | undefined> {
  const { path } = context.req;
  if (!listPaths.has(pagePath(path))) return undefined;
  const query = new URL(context.req.url).searchParams;
  const ids = typedColumns(query);
  const hasPrices = hasTypedPrices(query);
  if (ids.length > mostColumns || (ids.length === 0 && !hasPrices)) return undefined;
  if (secondsToWait(context, services, 'pages') > 0) return undefined;
  const units = await columnUnits(services.pool, ids);
  const priced = hasPrices ? withTypedPrices(query, services.config.yuanPerDollarMicros) : query;
  const target = withTypedRanges(priced, (id) => units.get(id)).toString();
  context.header('cache-control', 'no-store');
  return context.redirect(target ? `${path}?${target}` : path, 303);
}
