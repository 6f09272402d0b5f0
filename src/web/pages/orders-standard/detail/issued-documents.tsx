import { chakra } from '@chakra-ui/react';
import { orderDocumentNames, paperSizeNames } from '#generated/enums.ts';
import type { IssuedDocument } from '#generated/hooks/model/issuedDocument.ts';
import { FileButton } from '#web/components/file-button.tsx';
import { formatMoment } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';

const Versions = chakra('ul', {
  base: {
    display: 'grid',
    gap: 2,
    fontSize: 'table',
    '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1, minWidth: 0 },
    '& small': { color: 'fg.muted', fontSize: 'sm' },
  },
});

const Heading = chakra('h3', { base: { marginTop: 4, marginBottom: 2, fontSize: 'md' } });

function Version({ issued }: { issued: IssuedDocument }) {
  const { t } = useTexts();
  const { document, documentLanguage, paperSize, version, issueTime, filePath } = issued;
  const name = t('orders.issued.version', {
    document: t(`described.enums.${orderDocumentNames[document]}`),
    version,
  });
  return (
    <li>
      <FileButton name={name} path={filePath} />
      <small>
        <time dateTime={issueTime}>{formatMoment(issueTime)}</time> ·{' '}
        {t(`described.enums.${documentLanguage === 'zh_CN' ? 'chinese' : 'english'}`)} ·{' '}
        {t(`described.enums.${paperSizeNames[paperSize]}`)}
      </small>
    </li>
  );
}

/** The versions of documents that were issued, newest first. Each opens as it was issued. */
export function IssuedDocuments({ issued }: { issued: readonly IssuedDocument[] }) {
  const { t } = useTexts();
  return (
    <>
      <Heading>{t('orders.issued.title')}</Heading>
      <Versions>
        {issued.map((one) => (
          <Version key={one.filePath} issued={one} />
        ))}
      </Versions>
    </>
  );
}
