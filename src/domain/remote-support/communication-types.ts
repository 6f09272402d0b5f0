import type { Bilingual } from '#domain/language.ts';
import {
  remoteSupportCommunicationNames as names,
  remoteSupportCommunicationValues as values,
} from '#generated/enums.ts';
import english from '#generated/texts/en_US.json' with { type: 'json' };
import chinese from '#generated/texts/zh_CN.json' with { type: 'json' };

/** The communication types that the shop offers, in this order; a form falls back to the same three when the call returns none. */
export const communicationTypes: readonly {
  readonly value: keyof typeof names;
  readonly label: Bilingual;
}[] = Object.values(values).map((value) => {
  const name = names[value];
  return { value, label: { zh: chinese.enums[name], en: english.enums[name] } };
});
