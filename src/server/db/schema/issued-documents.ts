import { bigint, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language } from '#domain/language.ts';
import type { orderDocumentNames, paperSizeNames } from '#generated/enums.ts';
import { storedFile } from './files.ts';
import { member } from './session.ts';

/** A version of a document about an order. Its file is never made again; a change of what it shows makes the next version. */
export const issuedDocument = pgTable('issued_document', {
  fileName: text('file_name')
    .primaryKey()
    .references(() => storedFile.name),
  memberId: integer('member_id')
    .notNull()
    .references(() => member.id),
  orderNo: text('order_no').notNull(),
  document: smallint().$type<keyof typeof orderDocumentNames>().notNull(),
  /** The invoice that the document is about; null for documents about the order. */
  invoiceId: bigint('invoice_id', { mode: 'number' }),
  documentLanguage: text('document_language').$type<Language>().notNull(),
  paperSize: smallint('paper_size').$type<keyof typeof paperSizeNames>().notNull(),
  /** From 1. Unique together with the order, document, invoice, language and paper. */
  version: integer().notNull(),
  /** SHA-256 of the data that the document shows. */
  sourceDigest: text('source_digest').notNull(),
  /** SHA-256 of the file. */
  sha256: text().notNull(),
  issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
});
