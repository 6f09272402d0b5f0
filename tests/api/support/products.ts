import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { category, product } from '#server/db/schema/catalogue.ts';

type Input = typeof product.$inferInsert;

let made = 0;

async function leaf(db: Database): Promise<number> {
  const pathKey = 'test';
  const [known] = await db.select({ id: category.id }).from(category).where(eq(category.pathKey, pathKey));
  if (known) return known.id;
  const row = { level: 1, pathKey, nameZh: '电阻', nameEn: 'Resistors' };
  const [added] = await db.insert(category).values(row).returning({ id: category.id });
  if (!added) throw new Error('no category was added');
  return added.id;
}

/** Adds products like that of `addProduct`, all at once. */
export async function addProducts(
  db: Database,
  count: number,
  changes: Partial<Input> | ((index: number) => Partial<Input>) = {},
): Promise<number[]> {
  const categoryId = await leaf(db);
  const rows = Array.from({ length: count }, (_, index): Input => {
    made += 1;
    return {
      categoryId,
      supplier: 'test',
      supplierNo: `P${made}`,
      mpn: `RC0603-${made}`,
      nameZh: `贴片电阻 ${made}`,
      nameEn: `Chip resistor ${made}`,
      descriptionZh: '厚膜电阻',
      descriptionEn: 'Thick-film resistor',
      images: ['/img/a.svg', '/img/b.svg'],
      unitPrice: 4200,
      breakQty: [100, 5000],
      breakPrice: [4200, 2300],
      stock: 100_000,
      startBuy: 100,
      orderMultiple: 100,
      ...(typeof changes === 'function' ? changes(index) : changes),
    };
  });
  const added = await db.insert(product).values(rows).returning({ id: product.id });
  return added.map(({ id }) => id);
}

/** Adds a product that is sold from 100 pieces on in hundreds, 0.42 cents each and 0.23 from 5000 on; in no list, because it has no slots. */
export async function addProduct(db: Database, changes: Partial<Input> = {}): Promise<number> {
  const [added] = await addProducts(db, 1, changes);
  if (added === undefined) throw new Error('no product was added');
  return added;
}

/** Changes a product, as an import would. */
export async function changeProduct(db: Database, productId: number, changes: Partial<Input>): Promise<void> {
  await db.update(product).set(changes).where(eq(product.id, productId));
}
