import type { ColumnKind } from '#server/db/schema/catalogue.ts';
import type { Delimiter } from '../reading/delimiter.ts';
import type { Encoding } from '../reading/encoding.ts';

export type Language = 'zh_CN' | 'en_US';
export type Both = Record<Language, string>;
export type TextColumns = string | Partial<Both>;

/** A mapping file; `mappings/mapping.schema.json` says what each part means and is what files are checked against. */
export type Mapping = {
  name: string;
  description?: Both;
  supplier: string;
  language?: Language;
  recognise?: string[];
  file?: { encoding?: Encoding; delimiter?: Delimiter; sheet?: string };
  columns: ProductColumns;
  category: CategoryMapping;
  prices: PriceMapping;
  parameters?: { key: string; column: TextColumns; kind?: ColumnKind }[];
  parameterPrefix?: string;
  freeText?: string[];
  sections?: { key: string; column: TextColumns; name: Both; kind: ColumnKind }[];
  overrides?: Record<string, Record<string, false | ColumnOverride>>;
};

export type ProductColumns = {
  supplierNo: string;
  mpn: string;
  brand?: string;
  package?: string;
  name?: TextColumns;
  description?: TextColumns;
  stock?: string;
  minOrder?: string;
  multiple?: string;
  leadWeeks?: string;
  backorder?: string;
  samplePoints?: string;
  isNew?: string;
  isHot?: string;
  withdrawn?: string;
  datasheet?: string;
  images?: string;
  gallery?: string;
};

export type CategoryMapping = {
  columns: Partial<Record<Language, string[]>>;
  separator?: string;
  move?: Record<string, string>;
  names?: Record<string, Both>;
  hotInProducts?: string[];
  hotOnHome?: string[];
};

export type PriceMapping = { pieces?: number } & (
  | { column: string }
  | { tiers: { from: number | string; price: string }[] }
);

export type ColumnOverride = {
  name?: Both;
  kind?: ColumnKind;
  unit?: string;
  filterable?: boolean;
  inTable?: boolean;
  order?: number;
};
