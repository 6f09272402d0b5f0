import { enumLabel } from '#domain/enum-label.ts';
import type { Bilingual } from '#domain/language.ts';
import {
  remoteSupportCommunicationNames as names,
  remoteSupportCommunicationValues as values,
} from '#generated/enums.ts';

/** The communication types that the shop offers, in this order; a form falls back to the same three when the call returns none. */
export const communicationTypes: readonly {
  readonly value: keyof typeof names;
  readonly label: Bilingual;
}[] = Object.values(values).map((value) => {
  const name = names[value];
  return { value, label: { zh: enumLabel(name, 'zh_CN'), en: enumLabel(name, 'en_US') } };
});
