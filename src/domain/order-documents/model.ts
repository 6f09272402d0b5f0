import type { Language } from '#domain/language.ts';
import type { DocumentKind } from './document-path.ts';

/** Anything with a label: `Order number`, `P2026112200000001`. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** Somebody named on a document: title and lines. */
export interface Party {
  readonly title: string;
  readonly lines: readonly string[];
}

export interface Column {
  readonly title: string;
  /** Share of the width. */
  readonly width: number;
  /** `decimal` puts the decimal points of all rows below each other. */
  readonly align: 'left' | 'right' | 'decimal';
}

export interface Cell {
  readonly text: string;
  /** A second, smaller line. */
  readonly note?: string;
}

export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
}

/** A sum below the table. Its amounts are below the last columns of the table, or its label names their currency. */
export interface Total {
  readonly label: string;
  readonly amounts: readonly string[];
  readonly isStrong?: true;
}

export interface Note {
  readonly heading?: string;
  readonly text: string;
}

/** A document as it is read, before it is laid out on pages. */
export interface DocumentModel {
  readonly language: Language;
  readonly document: DocumentKind;
  readonly brand: string;
  readonly trade: string;
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly parties: readonly Party[];
  readonly table: Table;
  readonly totals: readonly Total[];
  /** What was agreed about a product made to order. */
  readonly requirements: readonly Fact[];
  readonly notes: readonly Note[];
  /** Labels of the fields for signatures, from left to right; empty where nobody signs. */
  readonly signatures: readonly string[];
  readonly footer: string;
  /** `Page {page} of {pages}` */
  readonly pageText: string;
}
