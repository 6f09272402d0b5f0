import { index, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { contentTypeNames } from '#generated/enums.ts';
import { htmlText } from './html-text.ts';

export const banner = pgTable('banner', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  size: text({ enum: ['big', 'small'] }).notNull(),
  imgUrlZh: text('img_url_zh').notNull(),
  imgUrlEn: text('img_url_en').notNull(),
  /** `{type}#{id}`: type 10011 is a product, any other a news item. */
  linkUrl: text('link_url').notNull(),
  sort: integer().notNull(),
});

/** News and newsflashes, distinguished by `contentType` as on the wire. */
export const news = pgTable(
  'news',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    contentType: smallint('content_type').$type<keyof typeof contentTypeNames>().notNull(),
    titleZh: text('title_zh').notNull(),
    titleEn: text('title_en').notNull(),
    viceTitleZh: text('vice_title_zh').notNull(),
    viceTitleEn: text('vice_title_en').notNull(),
    imageUrl: text('image_url').notNull(),
    contentZh: htmlText('content_zh').notNull(),
    contentEn: htmlText('content_en').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('news_type').on(table.contentType, table.createdAt, table.id)],
);

export interface ProfileImage {
  readonly img: string;
  readonly zh: string;
  readonly en: string;
}

/** A single row: content of the about page. */
export const companyProfile = pgTable('company_profile', {
  id: smallint().primaryKey().default(1),
  frontCover: text('front_cover').notNull(),
  synopsisZh: text('synopsis_zh').notNull(),
  synopsisEn: text('synopsis_en').notNull(),
  ideaZh: text('idea_zh').notNull(),
  ideaEn: text('idea_en').notNull(),
  mainBusinessZh: text('main_business_zh').notNull(),
  mainBusinessEn: text('main_business_en').notNull(),
  productsZh: text('products_zh').notNull(),
  productsEn: text('products_en').notNull(),
  ourPurposeZh: text('our_purpose_zh').notNull(),
  ourPurposeEn: text('our_purpose_en').notNull(),
  imageText: jsonb('image_text').$type<readonly ProfileImage[]>().notNull(),
});

export const helpEntry = pgTable('help_entry', {
  id: integer().primaryKey(),
  /** Null on the top level of the menu. */
  parentId: integer('parent_id'),
  menuNameZh: text('menu_name_zh').notNull(),
  menuNameEn: text('menu_name_en').notNull(),
  contentZh: htmlText('content_zh').notNull(),
  contentEn: htmlText('content_en').notNull(),
  sort: integer().notNull(),
});
