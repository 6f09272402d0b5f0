import { isUnit, parsePartValue, statedNumber } from '#domain/part-values/index.ts';
import type { ProductInput } from '#server/catalogue/index.ts';
import type { NumberValue, Params, ParamValue } from '#server/db/schema/catalogue.ts';
import type { StagedProduct, StatedText, StatedValue } from '../rows/staged-product.ts';
import type { PlacedColumn } from './place-columns.ts';

export type LoadTarget = {
  categoryId: number;
  columns: ReadonlyMap<string, PlacedColumn>;
  supplier: string;
  importRunId: number;
};

/** Puts a checked row into its category: every parameter under the id of its column, in the form of its kind. */
export function productInput({ stated, ...fields }: StagedProduct, target: LoadTarget): ProductInput {
  const params: Params = {};
  for (const [key, value] of Object.entries(stated)) {
    const column = target.columns.get(key);
    const param = column && paramValue(value, column);
    if (column && param) params[column.id] = param;
  }
  const { categoryId, supplier, importRunId } = target;
  return { ...fields, params, categoryId, supplier, importRunId };
}

function paramValue(value: StatedValue, column: PlacedColumn): ParamValue | undefined {
  if ('images' in value) return column.kind === 'image' ? value.images : undefined;
  if ('documents' in value) return column.kind === 'word' ? value.documents : undefined;
  if (column.kind === 'text') return { zh: value.zh, en: value.en };
  if (column.kind === 'number') return numberValue(value, column.unit ?? '');
  return undefined;
}

/** The text was read without knowing the column; where its unit is another than the column's it is read again. */
export function numberValue({ en, zh: _, unit, ...number }: StatedText, columnUnit: string): NumberValue {
  if (unit === columnUnit) return { t: en, ...number };
  const parsed = isUnit(columnUnit) ? parsePartValue(en, { kind: columnUnit }) : undefined;
  return parsed?.ok ? { t: en, ...statedNumber(parsed.value.si) } : { t: en };
}
