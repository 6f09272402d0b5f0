import type { StatedNumber } from '#domain/part-values/index.ts';
import type { WordItem } from '#server/db/schema/catalogue.ts';

/**
 * A parameter as a row states it, before it is decided what kind of column it goes into: its text in both
 * languages and, where it reads as a number, the value in SI units.
 */
export type StatedText = StatedNumber & { zh: string; en: string; unit?: string };
export type StatedValue =
  | StatedText
  | { images: string[] }
  | { documents: { zh: WordItem[]; en: WordItem[] } };

/** A checked row that waits for its category and columns. Prices in millionths of a US dollar. */
export type StagedProduct = {
  supplierNo: string;
  mpn: string;
  brand: string;
  package: string;
  nameZh: string;
  nameEn: string;
  descriptionZh: string;
  descriptionEn: string;
  images: string[];
  goodsLoop: string[];
  datasheetUrl: string | null;
  unitPrice: number;
  breakQty: number[];
  breakPrice: number[];
  stock: number;
  startBuy: number;
  orderMultiple: number;
  customIntegration: number;
  isNew: boolean;
  isHot: boolean;
  withdrawn: boolean;
  stated: Record<string, StatedValue>;
};
