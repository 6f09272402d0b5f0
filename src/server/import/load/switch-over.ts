import { projectProducts, saveProducts } from '#server/catalogue/index.ts';
import { type Queryable, rows } from '#server/db/queryable.ts';
import { changedProducts } from './changed-products.ts';
import { Overlap } from './overlap.ts';
import { type PlaceInput, placeTargets } from './place-targets.ts';
import { productInput } from './product-input.ts';
import type { StagedRow, Staging } from './staging.ts';
import { type LateIssues, unreadNumbers } from './unread-numbers.ts';

/** A thousand take 50 MB more and just as long. New texts are numbered in the order of their batches. */
export const productsSavedAtOnce = 125;

export type Loaded = { inserted: number; updated: number; unchanged: number };

export type SwitchInput = PlaceInput & {
  importRunId: number;
  onLoaded: (rows: number) => void;
  onIssues: LateIssues;
};

/**
 * Brings the staged rows into the catalogue, as one transaction of the caller: shoppers see the catalogue as it was until
 * it commits, and after it everything; a process that dies in between leaves it as it was.
 */
export async function switchOver(db: Queryable, staging: Staging, input: SwitchInput): Promise<Loaded> {
  const { byPath, widened } = await placeTargets(db, input);
  const { supplier } = input.mapping;
  const loaded: Loaded = { inserted: 0, updated: 0, unchanged: 0 };
  const isKnown = await hasProducts(db, supplier);
  const overlap = new Overlap(2);
  try {
    for await (const batch of staging.batches(productsSavedAtOnce)) await overlap.start(() => save(batch));
    await overlap.end();
  } finally {
    await overlap.settle();
  }
  await projectAgain(db, widened, input.importRunId);
  return loaded;

  async function save(batch: readonly StagedRow[]): Promise<void> {
    const inputs = batch.flatMap(toInput);
    const changed = isKnown ? await changedProducts(db, supplier, inputs) : inputs;
    const saved = await saveProducts(db, changed);
    const inserted = saved.filter((row) => row.inserted).length;
    loaded.inserted += inserted;
    loaded.updated += saved.length - inserted;
    loaded.unchanged += inputs.length - saved.length;
    input.onLoaded(loaded.inserted + loaded.updated + loaded.unchanged);
  }

  function toInput(row: StagedRow) {
    const { category, product } = row;
    const target = byPath.get(category);
    if (!target) return [];
    const issues = unreadNumbers(product, target.columns, input.definitions);
    if (issues.length > 0) input.onIssues(row, issues);
    return [productInput(product, { ...target, supplier, importRunId: input.importRunId })];
  }
}

async function hasProducts(db: Queryable, supplier: string): Promise<boolean> {
  return (await rows(db, 'select 1 from product where supplier = $1 limit 1', [supplier])).length > 0;
}

const others = `select id from product where category_id = any($1::int[]) and import_run_id is distinct from $2
  and id > $3 order by id limit $4`;

async function projectAgain(
  db: Queryable,
  categoryIds: readonly number[],
  importRunId: number,
): Promise<void> {
  let last = 0;
  while (categoryIds.length > 0) {
    const found = await rows<{ id: number }>(db, others, [
      categoryIds,
      importRunId,
      last,
      productsSavedAtOnce,
    ]);
    if (found.length === 0) return;
    const ids = found.map((row) => row.id);
    await projectProducts(db, ids);
    last = ids.at(-1) ?? last;
  }
}
