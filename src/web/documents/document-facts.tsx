import { chakra } from '@chakra-ui/react';
import type { TechnologyFile } from '#generated/hooks/model/technologyFile.ts';
import { MarkedText } from '#web/components/marked-text.tsx';
import { StateBadge } from '#web/components/state-badge.ts';
import { formatCount, formatDay } from '#web/i18n/format.ts';
import { htmlLanguage, type Language } from '#web/i18n/language.ts';
import { useTexts } from '#web/i18n/texts-context.ts';

const Facts = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 4,
    color: 'fg.muted',
    fontSize: 'sm',
    '& > div': { display: 'flex', gap: 1 },
    '& dd': { fontVariantNumeric: 'tabular-nums' },
  },
});

type Counted = Pick<TechnologyFile, 'browseCount' | 'dowloadCount' | 'createTime' | 'typeName'>;

/** The category of a document, when it was published, and how often it was looked at and downloaded. */
export function DocumentFacts({ file }: { file: Counted }) {
  const { t } = useTexts();
  return (
    <Facts>
      <div>
        <dt>{t('documents.file.category')}</dt>
        <dd>{file.typeName}</dd>
      </div>
      <div>
        <dt>{t('documents.file.date')}</dt>
        <dd>
          <time dateTime={file.createTime}>{formatDay(file.createTime)}</time>
        </dd>
      </div>
      <div>
        <dt>{t('documents.file.views')}</dt>
        <dd>{formatCount(file.browseCount)}</dd>
      </div>
      <div>
        <dt>{t('documents.file.downloads')}</dt>
        <dd>{formatCount(file.dowloadCount)}</dd>
      </div>
    </Facts>
  );
}

/** Who may download a document. */
export function DocumentGrade({ docUrl }: Pick<TechnologyFile, 'docUrl'>) {
  const { t } = useTexts();
  return (
    <StateBadge tone={docUrl === null ? 'warning' : 'success'}>
      {t(docUrl === null ? 'documents.file.membersOnly' : 'documents.file.free')}
    </StateBadge>
  );
}

const Sentence = chakra('p', {
  base: {
    maxWidth: 'text',
    paddingInlineStart: 3,
    borderInlineStart: 'line',
    overflowWrap: 'anywhere',
    '& mark': { background: 'warning.soft', color: 'inherit', borderRadius: '2px' },
  },
});

const hanScript = /\p{Script=Han}/u;

/** The language of a sentence where it is not that of the page: words are found in both. */
function foreignLanguage(sentence: string, language: Language): string | undefined {
  const own = hanScript.test(sentence) ? 'zh_CN' : 'en_US';
  return own === language ? undefined : htmlLanguage(own);
}

/** The sentence of a document in which the words of a search were found. */
export function FoundSentence({ sentence, keyWord }: { sentence: string | undefined; keyWord: string }) {
  const { language } = useTexts();
  if (sentence === undefined) return null;
  return (
    <Sentence lang={foreignLanguage(sentence, language)}>
      <MarkedText text={sentence} keyWord={keyWord} />
    </Sentence>
  );
}
