import type { Bilingual } from '#domain/language.ts';
import { remoteSupportCommunicationNames as names } from '#generated/enums.ts';
import english from '#generated/texts/en_US.json' with { type: 'json' };
import chinese from '#generated/texts/zh_CN.json' with { type: 'json' };

/** The communication types that the shop offers, in this order; a form falls back to the same three when the call returns none. */
export const communicationTypes: readonly { readonly value: 1 | 2 | 3; readonly label: Bilingual }[] = (
  [1, 2, 3] as const
).map((value) => {
  const name = names[value];
  return { value, label: { zh: chinese.enums[name], en: english.enums[name] } };
});
