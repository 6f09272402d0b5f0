import {
  fitsFilter,
  type NumberFilter,
  parsePartValue,
  sameValue,
  spanOf,
  statedNumber,
} from '#domain/part-values/index.ts';
import { type Queryable, rows } from '#server/db/queryable.ts';
import type { ExpectedPart } from './judged-queries.ts';

/** A part as it is judged: its own facts, and its parameters by key, as texts in English. */
interface JudgedPart {
  readonly id: number;
  readonly mpn: string;
  readonly brand: string;
  readonly package: string;
  readonly name: string;
  readonly category: string;
  readonly values: Readonly<Record<string, string>> | null;
}

const partQuery = `select p.id, p.mpn, p.brand, p.package, p.name_en as name,
  concat_ws(' / ', b.name_en, c.name_en) as category,
  (select json_object_agg(d.key, coalesce(p.params->d.id::text->>'t', p.params->d.id::text->>'en')) from column_def d
    where d.category_id = p.category_id and jsonb_typeof(p.params->d.id::text) = 'object') as values
  from product p join category c on c.id = p.category_id left join category b on b.id = c.parent_id where p.id = any($1::int[])`;

/** The facts of parts by id. */
export async function readParts(db: Queryable, ids: readonly number[]): Promise<Map<number, JudgedPart>> {
  const found = await rows<JudgedPart>(db, partQuery, [ids]);
  return new Map(found.map((part) => [part.id, part]));
}

const texts: Readonly<Record<string, (part: JudgedPart, expected: string) => boolean>> = {
  category: ({ category }, expected) => category.toLowerCase().includes(expected.toLowerCase()),
  package: (part, expected) => part.package.startsWith(expected),
  mpn: ({ mpn }, expected) => mpn === expected,
  starts: ({ mpn }, expected) => mpn.startsWith(expected),
  brand: ({ brand }, expected) => brand === expected,
  name: ({ name }, expected) => name.toLowerCase().includes(expected.toLowerCase()),
};

/** `>=16V` and `<=2%`: any such number. `covers 3.3V`: a range with this number or range in it. */
const requirement = /^(>=|<=|covers) *(.+)$/;

function meets(stated: string, sign: string, expected: string): boolean {
  const [is, should] = [parsePartValue(stated), parsePartValue(expected)];
  if (!is.ok || !should.ok || is.value.unit !== should.value.unit) return false;
  const { si } = should.value;
  const span = spanOf(statedNumber(is.value.si), true);
  const end = typeof si === 'number' ? si : 0;
  const values: Record<string, NumberFilter['value']> = {
    '>=': { min: end },
    '<=': { max: end },
    covers: si,
  };
  const filter: NumberFilter = { value: values[sign] ?? si, mode: 'covers' };
  return span !== undefined && fitsFilter(span, filter, sign === 'covers');
}

function hasValue(text: string | undefined, expected: string): boolean {
  if (text === undefined) return false;
  const [, sign, body = ''] = requirement.exec(expected) ?? [];
  if (sign !== undefined) return meets(text.normalize('NFKC'), sign, body);
  const stated = text.normalize('NFKC');
  if (stated.toLowerCase().includes(expected.toLowerCase()) && !/\d/.test(expected)) return true;
  const [is, should] = [parsePartValue(stated), parsePartValue(expected)];
  if (is.ok && should.ok) return is.value.unit === should.value.unit && sameValue(is.value, should.value);
  return stated.toLowerCase() === expected.toLowerCase();
}

/** Whether a part is one that the query wants. */
export function isExpected(part: JudgedPart, expected: ExpectedPart): boolean {
  return Object.entries(expected).every(([key, value]) => {
    const anyOf = typeof value === 'string' ? [value] : value;
    const has = texts[key];
    return anyOf.some((one) => (has ? has(part, one) : hasValue(part.values?.[key], one)));
  });
}
