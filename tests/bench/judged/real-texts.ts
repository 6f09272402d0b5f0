import { type ProductInput, saveProducts } from '#server/catalogue/index.ts';
import { type Queryable, rows } from '#server/db/queryable.ts';
import type { ParamValue } from '#server/db/schema/catalogue.ts';

/** Products per call of the code that an import uses. */
const batch = 1000;

interface Original extends Omit<ProductInput, 'importRunId' | 'supplier' | 'supplierNo'> {
  /** Ids of the number and text columns that its category has. */
  readonly columns: readonly string[];
}

const originals = `select p.category_id as "categoryId", mpn, brand, package, name_zh as "nameZh", name_en as "nameEn",
  description_zh as "descriptionZh", description_en as "descriptionEn", images, datasheet_url as "datasheetUrl",
  unit_price::float8 as "unitPrice", break_qty as "breakQty", break_price::float8[] as "breakPrice", stock, start_buy as "startBuy",
  order_multiple as "orderMultiple", goods_loop as "goodsLoop", custom_integration as "customIntegration", is_new as "isNew",
  is_hot as "isHot", withdrawn, params,
  (select array_agg(d.id::text order by d.sort) from column_def d where d.category_id = p.category_id and d.column_type = 0
    and d.kind in ('number', 'text') and d.key <> 'brand' and d.key <> 'package') as columns
  from product p where not withdrawn order by id`;

export type Random = () => number;

/** Always the same numbers from 0 to 1. */
export function generator(seed: number): Random {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

function oneOf<T>(items: readonly T[], random: Random): T | undefined {
  return items[Math.floor(random() * items.length)];
}

/** A part number of the same series: its beginning stays, later letters and digits change to others of their kind. */
export function ofTheSeries(mpn: string, random: Random): string {
  const fixed = Math.max(2, Math.floor(mpn.length * 0.4));
  const rest = Array.from(mpn.slice(fixed), (sign) => {
    if (random() < 0.4) return sign;
    if (/\d/.test(sign)) return String(Math.floor(random() * 10));
    return /[A-Z]/.test(sign) ? String.fromCharCode(65 + Math.floor(random() * 26)) : sign;
  });
  const more = oneOf(['', '', 'A', 'B', 'T', '-7', '-E3', `-${Math.floor(random() * 1000)}`], random);
  return `${mpn.slice(0, fixed)}${rest.join('')}${more}`;
}

/** Texts of a value as names and descriptions write it. */
function textsOf(value: ParamValue): { readonly zh: string; readonly en: string } {
  if ('t' in value) return { zh: value.t, en: value.t };
  return 'zh' in value && typeof value.zh === 'string' && typeof value.en === 'string'
    ? { zh: value.zh, en: value.en }
    : { zh: '', en: '' };
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function replaceWord(text: string, from: string, to: string): string {
  const word = new RegExp(`(^|[\\s，,。.:：])${escapePattern(from)}(?=$|[\\s，,。.:：])`, 'gi');
  return from === '' || from === to ? text : text.replace(word, (_, before: string) => before + to);
}

/** A product like another one: some values are those of its neighbours in the category, and its texts say so. */
function varyProduct(original: Original, neighbours: readonly Original[], random: Random): Original {
  const made: Original = {
    ...original,
    params: { ...original.params },
    mpn: ofTheSeries(original.mpn, random),
  };
  const replace = (from: { zh: string; en: string }, to: { zh: string; en: string }) => {
    for (const field of ['nameZh', 'descriptionZh'] as const)
      made[field] = replaceWord(made[field], from.zh, to.zh);
    for (const field of ['nameEn', 'descriptionEn'] as const)
      made[field] = replaceWord(made[field], from.en, to.en);
  };
  for (const column of original.columns) {
    const [own, other] = [original.params[column], oneOf(neighbours, random)?.params[column]];
    if (!own || !other || random() < 0.6) continue;
    made.params[column] = other;
    replace(textsOf(own), textsOf(other));
  }
  replace({ zh: original.mpn, en: original.mpn }, { zh: made.mpn, en: made.mpn });
  return made;
}

/**
 * Fills a shop that has the demo products up to `count` products with ones made of their texts and values, through the code by which an
 * import saves them. Their categories are as frequent as in the demo shop.
 */
export async function addSimilarProducts(db: Queryable, count: number): Promise<void> {
  const found = await rows<Original>(db, originals);
  const byCategory = Map.groupBy(found, ({ categoryId }) => categoryId);
  const random = generator(2026);
  for (let at = found.length; at < count; at += batch) {
    const inputs = Array.from({ length: Math.min(batch, count - at) }, (_, index): ProductInput => {
      const original = oneOf(found, random);
      if (!original) throw new Error('the demo shop has no products');
      const { columns: _columns, ...made } = varyProduct(
        original,
        byCategory.get(original.categoryId) ?? [],
        random,
      );
      const stock = random() < 0.3 ? 0 : Math.floor(random() * 90_000);
      return { ...made, stock, supplier: 'bench', supplierNo: `B${at + index}`, importRunId: null };
    });
    await saveProducts(db, inputs);
    if ((at - found.length) % (50 * batch) === 0) console.log(`${at.toLocaleString('en-US')} products`);
  }
}
