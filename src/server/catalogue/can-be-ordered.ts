import { type SQL, sql } from 'drizzle-orm';
import { quantityLimits } from '#generated/limits.ts';
import { product } from '#server/db/schema/catalogue.ts';

/**
 * The rule `isAlertDue` of `domain/stock-alerts` as SQL: a product that is sold, and whose stock fills its smallest order. A test
 * compares the two.
 */
export function canBeOrdered(): SQL {
  const step = sql`greatest(1, ${product.orderMultiple})`;
  const smallest = sql`ceil(greatest(1, ${product.startBuy})::numeric / ${step}) * ${step}`;
  return sql`not ${product.withdrawn} and least(${product.stock}, ${sql.raw(String(quantityLimits.maximum))}) >= ${smallest}`;
}
