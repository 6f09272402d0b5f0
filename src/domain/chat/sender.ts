import type { Bilingual } from '#domain/language.ts';

/** `putId` of the reader's own messages. */
export const ownPutId = 'Y';

/** What the customer service is called in a chat. */
export const serviceName: Bilingual = { zh: '客服', en: 'Customer service' };
