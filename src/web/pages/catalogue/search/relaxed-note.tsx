import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';
import { alternativesSign } from '#domain/search/alternatives-sign.ts';
import { needOf } from '#domain/search/stated-spans.ts';
import type { FittingWord } from '#generated/hooks/model/fittingWord.ts';
import { FittingWordFit } from '#generated/hooks/model/fittingWordFit.ts';
import type { NearestValues } from '#generated/hooks/model/nearestValues.ts';
import type { ProductTotalParams } from '#generated/hooks/model/productTotalParams.ts';
import { SearchType } from '#generated/hooks/model/searchType.ts';
import { Link } from '#web/components/link.tsx';
import { htmlLanguage, type Language } from '#web/i18n/language.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { searchPageHref } from './search-params.ts';

const Note = chakra('div', {
  base: {
    marginTop: 3,
    paddingInline: 3,
    paddingBlock: 2,
    background: 'bg.subtle',
    borderRadius: 'base',
    fontSize: 'table',
    overflowWrap: 'anywhere',
    display: 'grid',
    gap: 1,
  },
});

const fitTexts = {
  [FittingWordFit.byRating]: 'search.relaxed.byRating',
  [FittingWordFit.byLimit]: 'search.relaxed.byLimit',
  [FittingWordFit.byRange]: 'search.relaxed.byRange',
  [FittingWordFit.byNumber]: 'search.relaxed.byNumber',
} as const;

/** A range has no value that a part could be rated for at least. */
const fitTextsOfRanges = {
  ...fitTexts,
  [FittingWordFit.byRating]: 'search.relaxed.byRatingOfRange',
  [FittingWordFit.byLimit]: 'search.relaxed.byLimitOfRange',
} as const;

function fitText({ word, fit }: FittingWord) {
  const need = needOf(word);
  return need && need.min < need.max ? fitTextsOfRanges[fit] : fitTexts[fit];
}

/** The hyphen of a range is a dash: 2–5V. */
const withDash = (word: string) => word.replace(/(?<=\d[\p{L}%]*)[-~](?=\d)/gu, '–');

/** Values of one kind are one sentence: 1V, 2V, and 3V. */
function listValues(fitting: readonly FittingWord[], language: Language): string {
  const values = fitting.map(({ word }) => withDash(word));
  return new Intl.ListFormat(htmlLanguage(language)).format(values);
}

/** The search with one of the nearest values, in the words that were typed if the value is found in them. */
function withValue(keyWord: string, { word, values }: NearestValues, value: string, listed: string): string {
  return keyWord.includes(word)
    ? keyWord.replace(word, value)
    : listed.replace(values.join(alternativesSign), value);
}

/** That no part has a value, and links to the nearest ones. */
function NearestNote({
  keyWord,
  nearest,
  listed,
}: {
  keyWord: string;
  nearest: NearestValues;
  listed: string;
}) {
  const { t } = useTexts();
  const { word, values } = nearest;
  const isAlone = listed === values.join(alternativesSign);
  return (
    <p>
      {t(isAlone ? 'search.relaxed.noValue' : 'search.relaxed.noValueWithOthers', {
        word,
        count: values.length,
      })}{' '}
      {values.map((value, at) => (
        <Fragment key={value}>
          {at > 0 && t('search.relaxed.separator')}
          <Link
            to={searchPageHref({
              type: SearchType.productSearch,
              keyWord: withValue(keyWord, nearest, value, listed),
              page: 1,
            })}
          >
            {value}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}

/** Says what was really looked for, when nothing has the keyword as it was typed, and how parts fit values that they do not state. */
export function RelaxedNote({ keyWord, params }: { keyWord: string; params: ProductTotalParams }) {
  const { t, language } = useTexts();
  const { correctedKeyword, nearestValues, fittingWords = [], listedKeyword = keyWord } = params;
  const droppedWords = params.droppedWords?.filter((word) => word !== nearestValues?.word) ?? [];
  return (
    <Note role="status">
      {correctedKeyword !== undefined && (
        <p>
          {t('search.relaxed.nothing', { keyWord })}{' '}
          <Link to={searchPageHref({ type: SearchType.productSearch, keyWord: correctedKeyword, page: 1 })}>
            {t('search.relaxed.corrected', { keyWord: correctedKeyword })}
          </Link>
        </p>
      )}
      {nearestValues && <NearestNote keyWord={keyWord} nearest={nearestValues} listed={listedKeyword} />}
      {[...Map.groupBy(fittingWords, fitText)].map(([text, fitting]) => (
        <p key={text}>{t(text, { word: listValues(fitting, language) })}</p>
      ))}
      {droppedWords.length > 0 && (
        <p>
          {t('search.relaxed.dropped', {
            words: droppedWords
              .map((word) => t('search.relaxed.word', { word }))
              .join(t('search.relaxed.separator')),
          })}
        </p>
      )}
    </Note>
  );
}
