import { index, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

export const documentType = pgTable('document_type', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  nameZh: text('name_zh').notNull(),
  nameEn: text('name_en').notNull(),
  sort: integer().notNull(),
});

export const technicalDocument = pgTable(
  'technical_document',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    typeId: integer('type_id')
      .notNull()
      .references(() => documentType.id),
    titleZh: text('title_zh').notNull(),
    titleEn: text('title_en').notNull(),
    descriptionZh: text('description_zh').notNull(),
    descriptionEn: text('description_en').notNull(),
    filePathZh: text('file_path_zh').notNull(),
    filePathEn: text('file_path_en').notNull(),
    /** 0 public; otherwise the lowest member grade that may download it. */
    grade: smallint().notNull().default(0),
    browseCount: integer('browse_count').notNull().default(0),
    downloadCount: integer('download_count').notNull().default(0),
    /** Sentences of the text without markup, one a line. */
    textZh: text('text_zh').notNull().default(''),
    textEn: text('text_en').notNull().default(''),
    /** Search tokens of all texts, see src/domain/search/tokens.ts. The column `search`, which only SQL uses, has them as `tsvector`. */
    tokens: text().array().notNull(),
    /** Keys of the part numbers in the document, each preceded by a space. */
    partKeys: text('part_keys').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('technical_document_created').on(table.createdAt, table.id),
    index('technical_document_type').on(table.typeId),
  ],
);

/** Documents that the server renders, by file path. */
export const documentPage = pgTable('document_page', {
  filePath: text('file_path').primaryKey(),
  documentId: integer('document_id')
    .notNull()
    .references(() => technicalDocument.id, { onDelete: 'cascade' }),
  language: text({ enum: ['zh_CN', 'en_US'] }).notNull(),
  /** Path of a drawing, empty without one. */
  figure: text().notNull(),
  /** HTML. */
  content: text().notNull(),
});

/** Temporary permission of a member to download a document; only a hash of the token is stored. */
export const documentGrant = pgTable(
  'document_grant',
  {
    tokenHash: text('token_hash').primaryKey(),
    documentId: integer('document_id')
      .notNull()
      .references(() => technicalDocument.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('document_grant_expires').on(table.expiresAt)],
);

/** Files of documents in the file storage, each built when it is first asked for. */
export const documentFile = pgTable('document_file', {
  filePath: text('file_path')
    .primaryKey()
    .references(() => documentPage.filePath, { onUpdate: 'cascade', onDelete: 'cascade' }),
  pdfName: text('pdf_name').notNull(),
  previewName: text('preview_name').notNull(),
  bytes: integer().notNull(),
  previewBytes: integer('preview_bytes').notNull(),
  pages: integer().notNull(),
  /** SHA-256. */
  digest: text().notNull(),
});

/** Who looked at or downloaded a document lately: a person counts once. */
export const documentReader = pgTable(
  'document_reader',
  {
    documentId: integer('document_id')
      .notNull()
      .references(() => technicalDocument.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['look', 'download'] }).notNull(),
    /** A member, or an HMAC of what is known of a visitor. */
    person: text().notNull(),
    countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.kind, table.person] }),
    index('document_reader_counted').on(table.countedAt),
  ],
);
