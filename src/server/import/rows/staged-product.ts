import type { StatedNumber } from '#domain/part-values/index.ts';
import type { ProductInput } from '#server/catalogue/index.ts';
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

/** A checked row that waits for its category and columns. */
export type StagedProduct = Omit<ProductInput, 'categoryId' | 'supplier' | 'params' | 'importRunId'> & {
  stated: Record<string, StatedValue>;
};
