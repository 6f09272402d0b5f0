import type { Exchange, Fields } from '../exchange.ts';
import { isEnglish } from '../judge/language.ts';
import { placesAt } from '../judge/places.ts';
import { rowsOf } from '../judge/request-when.ts';
import { showValue } from '../judge/show-value.ts';
import type { FollowUps } from './follow-ups.ts';
import { isSilent } from './readers.ts';

const word = /\p{Ll}{4,}|\p{Script=Han}/u;

/** The same request in the other language has other texts; names that are the same in both are not reported. */
export async function judgeOtherLanguage(
  followUps: FollowUps,
  first: Exchange,
  fields: Fields,
): Promise<void> {
  const { operation } = first;
  const rows = operation ? rowsOf(operation, 'translated') : [];
  if (!operation || rows.length === 0 || (first.language !== 'zh_CN' && first.language !== 'en_US')) return;
  const language = first.language === 'en_US' ? 'zh_CN' : 'en_US';
  const second = await followUps.call(operation.id, fields, followUps.caller.as({ language }));
  if (isSilent(second)) return;
  for (const row of rows) {
    const others = new Set(placesAt(second.json ?? null, row.translated).map(({ value }) => value));
    const texts = placesAt(first.json ?? null, row.translated).filter(
      ({ value }) => typeof value === 'string',
    );
    const same = texts.filter(({ value }) => others.has(value) && isEnglish(String(value)));
    // Brands and part numbers are the same in both languages; where nothing changes, one word is enough.
    const isNested = row.translated.split('*').length > 2;
    const isUnchanged = texts.every(({ value }) => others.has(value));
    const found = isUnchanged
      ? texts.find(({ value }) => word.test(String(value)))
      : isNested
        ? undefined
        : same[0];
    if (!found) continue;
    const expected = `another text in ${language}`;
    const drift = {
      kind: 'not-translated',
      at: `response#${found.pointer}`,
      expected,
      actual: showValue(found.value),
    } as const;
    followUps.note(operation.id, drift, second);
  }
}
