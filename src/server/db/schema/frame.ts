import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { member } from './session.ts';

export const friendLink = pgTable('friend_link', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  nameZh: text('name_zh').notNull(),
  nameEn: text('name_en').notNull(),
  linkUrl: text('link_url').notNull(),
  coverImage: text('cover_image'),
  sort: integer().notNull(),
});

/** A system notice to one member; unread while `readAt` is null. */
export const notice = pgTable(
  'notice',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    titleZh: text('title_zh').notNull(),
    titleEn: text('title_en').notNull(),
    contentZh: text('content_zh').notNull(),
    contentEn: text('content_en').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [index('notice_member').on(table.memberId, table.createdAt)],
);
