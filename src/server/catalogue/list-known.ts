import type { Queryable } from '../db/queryable.ts';
import { Parameters, run } from '../db/statement.ts';
import { contentVersion } from '../site/rendering/page-version.ts';
import type { Conditions } from './conditions.ts';
import { knownProducts, type ListedStock } from './known-products.ts';
import { listQuery, type Page } from './list-query.ts';
import type { ProductAnswer } from './product-answer.ts';
import { columnsLeftOut, type ProductRow, productFields } from './product-fields.ts';
import type { Snapshot } from './snapshot.ts';

interface StockRow extends Record<string, unknown> {
  readonly version: number;
  readonly total: number | null;
  /** Null in the row of an empty page. */
  readonly id: number | null;
  readonly stock: number;
  readonly content: number;
}

interface KnownRow extends ProductRow {
  content: number;
}

/** A page of a list with its products as lists show them. */
export interface KnownPage {
  readonly version: number;
  /** Null when only the category is given. */
  readonly total: number | null;
  readonly products: readonly ProductAnswer[];
}

interface Asked {
  readonly conditions: Conditions;
  readonly page: Page;
  readonly toAnswers: (rows: readonly ProductRow[]) => ProductAnswer[];
}

/**
 * A page of a small shop, of which only ids and stock are read where its products are known; undefined where they are not, because the shop
 * is large or has changed meanwhile.
 */
export async function listKnown(
  db: Queryable,
  snapshot: Snapshot,
  { conditions, page, toAnswers }: Asked,
): Promise<KnownPage | undefined> {
  const known = knownProducts(snapshot);
  if (!known) return undefined;
  const { language } = page;
  const found = await run<StockRow>(
    db,
    listQuery(snapshot, conditions, page, `p.id, p.stock, ${contentVersion} as content`),
  );
  const [first] = found;
  if (first?.version !== snapshot.version) return undefined;
  const { version, total, content } = first;
  const listed = found.filter((row): row is StockRow & ListedStock => row.id !== null);
  const unknown = known.unknownOf(listed, content, language);
  if (unknown.length > 0) {
    const parameters = new Parameters();
    const fields = productFields(language, parameters, columnsLeftOut(conditions.category));
    const text = `select ${contentVersion} as content, ${fields} from product p where p.id = any(${parameters.add(unknown, 'int[]')})`;
    const rows = await run<KnownRow>(db, { text, values: parameters.values });
    if (rows.some((row) => row.content !== content)) return undefined;
    known.add(toAnswers(rows), content, language);
  }
  const products = known.find(listed, content, language);
  return products && { version, total, products };
}
