import { integer, pgTable, text } from 'drizzle-orm/pg-core';

export const friendLink = pgTable('friend_link', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  nameZh: text('name_zh').notNull(),
  nameEn: text('name_en').notNull(),
  linkUrl: text('link_url').notNull(),
  coverImage: text('cover_image'),
  sort: integer().notNull(),
});
