import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { downloadGradeValues } from '#generated/enums.ts';
import type { DocumentListParams } from '#generated/hooks/model/documentListParams.ts';
import type { DocumentType } from '#generated/hooks/model/documentType.ts';
import { Link } from '#web/components/link.tsx';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { touch } from '#web/theme/media.ts';
import { type DocumentsParams, documentsHref } from './documents-params.ts';

interface Choice {
  readonly key: number;
  readonly label: string;
  /** Undefined while it is not known. */
  readonly documents: number | undefined;
  readonly href: string;
  readonly isChosen: boolean;
}

const Panel = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: { base: 2, lg: 5 },
    minWidth: 0,
    '& h2': { fontSize: 'body', marginBottom: 1 },
    '& ul': {
      display: 'flex',
      flexDirection: { lg: 'column' },
      flexWrap: { base: 'wrap', lg: 'nowrap' },
      columnGap: 2,
    },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 2,
      minHeight: '32px',
      px: 2,
      borderRadius: 'base',
      color: 'fg',
      [touch]: { minHeight: 'touch' },
      _hover: { background: 'bg.subtle', textDecoration: 'none' },
    },
    '& a[aria-current]': { background: 'primary.soft', color: 'primary', fontWeight: 'bold' },
    // A choice that leads nowhere keeps its place where there is room for it.
    '& [data-none]': { display: { base: 'none', lg: 'block' } },
    '& [data-none] a': { color: 'fg.muted' },
    '& [data-count]': { color: 'fg.muted', fontWeight: 'normal', fontVariantNumeric: 'tabular-nums' },
  },
});

/** One filter: links, so that each choice has its address and works before the scripts do. */
function Filter({ title, choices }: { title: string; choices: readonly Choice[] }) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul>
        {choices.map(({ key, label, documents, href, isChosen }) => (
          <li key={key} data-none={documents === 0 && !isChosen ? '' : undefined}>
            <Link to={href} aria-current={isChosen ? 'true' : undefined}>
              {label} {documents !== undefined && <span data-count>{formatCount(documents)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const gradeLabels = {
  [downloadGradeValues.allDocuments]: 'documents.filter.allGrades',
  [downloadGradeValues.memberDownload]: 'documents.file.membersOnly',
  [downloadGradeValues.freeDownload]: 'documents.file.free',
} as const;
const grades = Object.values(downloadGradeValues);

interface DocumentFiltersProps {
  params: DocumentsParams;
  types: readonly DocumentType[];
  counts: DocumentListParams | undefined;
}

/** Category and permission, each choice with the number of documents that it leads to. */
export function DocumentFilters({ params, types, counts }: DocumentFiltersProps) {
  const { t } = useTexts();
  const ofType = (id: number) => counts?.typeCounts.find(({ typeId }) => typeId === id)?.documents ?? 0;
  const allTypes = counts?.typeCounts.reduce((sum, { documents }) => sum + documents, 0);
  const hrefOf = (change: Partial<DocumentsParams>) => documentsHref({ ...params, ...change, page: 1 });
  return (
    <Panel>
      <Filter
        title={t('documents.filter.category')}
        choices={[
          {
            key: 0,
            label: t('documents.filter.allCategories'),
            documents: allTypes,
            href: hrefOf({ typeId: undefined }),
            isChosen: params.typeId === undefined,
          },
          ...types.map(({ typeId, typeName }) => ({
            key: typeId,
            label: typeName,
            documents: counts && ofType(typeId),
            href: hrefOf({ typeId }),
            isChosen: params.typeId === typeId,
          })),
        ]}
      />
      <Filter
        title={t('documents.filter.permission')}
        choices={grades.map((grade) => ({
          key: grade,
          label: t(gradeLabels[grade]),
          documents: counts?.gradeCounts.find(({ downloadGrade }) => downloadGrade === grade)?.documents,
          href: hrefOf({ downloadGrade: grade }),
          isChosen: params.downloadGrade === grade,
        }))}
      />
    </Panel>
  );
}
