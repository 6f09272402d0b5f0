import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
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

const Earlier = chakra('details', {
  base: {
    marginTop: 2,
    '& > summary': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 1,
      minHeight: 'touch',
      color: 'primary',
      fontSize: 'table',
    },
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
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

/** Versions of the same kind are counted together. */
function kindOf({ document, invoiceId, documentLanguage, paperSize }: IssuedDocument): string {
  return [document, invoiceId, documentLanguage, paperSize].join();
}

function VersionList({ versions }: { versions: readonly IssuedDocument[] }) {
  return (
    <Versions>
      {versions.map((one) => (
        <Version key={one.filePath} issued={one} />
      ))}
    </Versions>
  );
}

/** The newest issued version of each kind of document, and the earlier ones behind a disclosure. Each opens as it was issued. */
export function IssuedDocuments({ issued }: { issued: readonly IssuedDocument[] }) {
  const { t } = useTexts();
  const kinds = issued.map(kindOf);
  const isNewest = (index: number) => kinds.indexOf(kinds[index] ?? '') === index;
  const newest = issued.filter((_, index) => isNewest(index));
  const earlier = issued.filter((_, index) => !isNewest(index));
  return (
    <>
      <Heading>{t('orders.issued.title')}</Heading>
      <VersionList versions={newest} />
      {earlier.length > 0 && (
        <Earlier>
          <summary>
            {t('orders.issued.earlier', { count: earlier.length })}
            <ChevronDown size={16} aria-hidden="true" />
          </summary>
          <VersionList versions={earlier} />
        </Earlier>
      )}
    </>
  );
}
