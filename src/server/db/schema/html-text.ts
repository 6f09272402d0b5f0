import { customType } from 'drizzle-orm/pg-core';
import { cleanHtml } from '#domain/text/clean-html.ts';

/** A column of HTML: whatever is written to it is cleaned by the allow-list first. */
export const htmlText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: cleanHtml,
});
