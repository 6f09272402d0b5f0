import { type Queryable, rows } from '../db/queryable.ts';

/** Category whose partition holds a product's slots; null when the product has none. */
export interface SlotPlace {
  productId: number;
  categoryId: number | null;
}

const slotDelete = 'delete from product_slot where category_id = $1 and product_id = any($2::int[])';

/** Deletes slot rows from partitions that their products have left: moved to another category, or withdrawn. */
export async function deleteSlots(db: Queryable, places: SlotPlace[]): Promise<void> {
  for (const [categoryId, group] of Map.groupBy(places, (place) => place.categoryId)) {
    if (categoryId === null) continue;
    await rows(db, slotDelete, [categoryId, group.map((place) => place.productId)]);
  }
}
