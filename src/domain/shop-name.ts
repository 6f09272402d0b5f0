import type { Bilingual } from './language.ts';

/** The name of the shop as documents, mails and feeds print it. */
export const shopName: Bilingual = { zh: '焊盘元件商城', en: 'Padstack Components' };
