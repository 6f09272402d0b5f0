import type { Bilingual } from '#domain/language.ts';

/** `putId` of the reader's own messages. */
export const ownPutId = 'Y';

/** What the customer service is called in a chat. */
export const serviceName: Bilingual = { zh: '客服', en: 'Customer service' };

const chinese = /\p{Script=Han}/u;

/** The name of a member in a chat: surname first in Chinese, and last in other languages. */
export function memberName({ name, surname }: { readonly name: string; readonly surname: string }): string {
  const [given, family] = [name.trim(), surname.trim()];
  const isChinese = chinese.test(given) && chinese.test(family);
  return (isChinese ? `${family}${given}` : `${given} ${family}`).trim();
}
