import { type NearDuplicate, nearDuplicates } from '../catalogue/near-duplicates.ts';
import { nameKey, readNames, readTable } from '../glossary/table.ts';
import { brandsTable } from './brands-table.ts';

const byKey = new Map<string, string>();
const namesOf = new Map<string, readonly string[]>();
for (const [brand = '', searched, onlyRead] of readTable(brandsTable)) {
  const names = [brand, ...readNames(searched)];
  namesOf.set(brandKey(brand), names);
  for (const name of [...names, ...readNames(onlyRead)])
    if (!byKey.has(brandKey(name))) byKey.set(brandKey(name), brand);
}

/** What is compared of a brand: its letters and digits, without case, width, accents and punctuation. */
export function brandKey(name: string): string {
  return nameKey(name.normalize('NFD').replaceAll(/\p{M}/gu, ''));
}

const noBrand = new Set([
  '',
  'na',
  'none',
  'nobrand',
  'nil',
  'null',
  'unknown',
  'generic',
  'other',
  '无',
  '无品牌',
  '其他',
]);

/** What a maker's name may end in and that does not distinguish it from others. */
const legalForms =
  /[\s,.]+(inc|incorporated|llc|ltd|limited|co|corp|corporation|company|gmbh|ag|bv|plc|group|elec|electronics|electronic|tech|technology|technologies|semicon|semiconductor|semiconductors|international|holdings)\.?$/i;

function withoutLegalForms(name: string): string {
  const shorter = name.replace(legalForms, '');
  return shorter === name || shorter === '' ? name : withoutLegalForms(shorter);
}

/**
 * New brands that read like a known one or like an earlier new one: without legal forms and blanks they are the same
 * (`New Maker`, `NewMaker Ltd.`), or they differ by a typing mistake.
 */
export function nearBrands(added: readonly string[], known: readonly string[]): readonly NearDuplicate[] {
  const byKey = new Map<string, string>();
  const plainKey = (name: string) => brandKey(withoutLegalForms(name));
  for (const name of known) byKey.set(plainKey(name), name);
  const same = added.flatMap((name): NearDuplicate[] => {
    const like = byKey.get(plainKey(name));
    if (like === undefined) byKey.set(plainKey(name), name);
    return like === undefined || like === name ? [] : [{ name, like }];
  });
  const found = new Set(same.map(({ name }) => name));
  const others = nearDuplicates(
    added.filter((name) => !found.has(name)),
    known,
  );
  return [...same, ...others];
}

/** Spellings to look a brand up by, the surest first: `ABC (Abc Elec Co., Ltd.)` may be known as any of its parts. */
function spellings(name: string): readonly string[] {
  const [, before = '', inside = ''] = /^([^(（]+)[(（]([^)）]+)[)）]?\s*$/.exec(name) ?? [];
  return [name, before, inside].flatMap((text) => [text, withoutLegalForms(text.trim())]);
}

/** Brand names that a shop has learnt besides the table: `brandKey` of a name → the name that is shown. */
export type LearntBrands = ReadonlyMap<string, string>;

const nothingLearnt: LearntBrands = new Map();

/**
 * The name under which the shop shows a maker, whatever a supplier calls it; empty for signs and words that stand for no brand
 * (`--`, `N/A`). What was learnt, such as a merge of two brands, goes before the table; an unknown name stays as it is.
 */
export function canonicalBrand(text: string, learnt: LearntBrands = nothingLearnt): string {
  const name = text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();
  if (noBrand.has(brandKey(name))) return '';
  for (const spelling of spellings(name)) {
    const key = brandKey(spelling);
    if (key === '') continue;
    const known = learnt.get(key) ?? byKey.get(key);
    if (known !== undefined) return learnt.get(brandKey(known)) ?? known;
  }
  return name;
}

/** The names under which a search finds a brand: those of the table, or the brand alone when it has none. */
export function brandNames(brand: string): readonly string[] {
  return namesOf.get(brandKey(brand)) ?? [brand];
}
