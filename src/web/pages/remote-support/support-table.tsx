import { supportState, talkLanguage } from '#domain/remote-support/support-state.ts';
import type { RemoteSupport } from '#generated/hooks/model/remoteSupport.ts';
import { CutText } from '#web/components/cut-text.tsx';
import type { PagedListProps } from '#web/components/paged-list.tsx';
import { type Column, PagedTable } from '#web/components/paged-table.tsx';
import { supportTones } from '#web/components/request-tones.ts';
import { StateBadge } from '#web/components/state-badge.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { SupportActions } from './support-actions.tsx';
import { useCommunicationName } from './use-communication-types.ts';

function SupportStateLabel({ auditStatus }: RemoteSupport) {
  const { t } = useTexts();
  const name = supportState(auditStatus);
  return <StateBadge tone={supportTones[name]}>{t(`described.enums.${name}`)}</StateBadge>;
}

type OnEdit = (request: RemoteSupport) => void;

function useColumns(onEdit: OnEdit): readonly Column<RemoteSupport>[] {
  const { t } = useTexts();
  const communicationName = useCommunicationName();
  return [
    {
      key: 'question',
      title: t('remoteSupport.list.question'),
      width: '19%',
      cell: ({ remark1 }) => <CutText text={remark1} />,
    },
    {
      key: 'communication',
      title: t('described.fields.communication'),
      cell: ({ communication }) => communicationName(communication),
    },
    {
      key: 'contact',
      title: t('described.fields.communicationRemark'),
      width: '15%',
      cell: ({ communicationRemark }) => <CutText text={communicationRemark} />,
    },
    {
      key: 'date',
      title: t('described.fields.scheduled'),
      width: '96px',
      cell: ({ scheduled }) => <time dateTime={scheduled}>{scheduled}</time>,
    },
    {
      key: 'language',
      title: t('described.fields.languageType'),
      cell: ({ languageType }) => t(`described.enums.${talkLanguage(languageType)}`),
    },
    {
      key: 'remark',
      title: t('described.fields.remark'),
      width: '15%',
      cell: ({ remark }) => <CutText text={remark} />,
    },
    {
      key: 'state',
      title: t('remoteSupport.list.state'),
      cell: (request) => <SupportStateLabel {...request} />,
    },
    {
      key: 'actions',
      title: t('remoteSupport.list.actions'),
      width: '152px',
      cell: (request) => <SupportActions request={request} onEdit={() => onEdit(request)} />,
    },
  ];
}

interface SupportTableProps extends Pick<PagedListProps<RemoteSupport>, 'query' | 'paging' | 'empty'> {
  onEdit: OnEdit;
}

/** A page of requests with what may be done with each. */
export function SupportTable({ query, paging, empty, onEdit }: SupportTableProps) {
  const { t } = useTexts();
  return (
    <PagedTable
      label={t('remoteSupport.list.title')}
      query={query}
      paging={paging}
      empty={empty}
      failure={t('remoteSupport.list.failed')}
      keyOf={({ supportId }) => supportId}
      columns={useColumns(onEdit)}
    />
  );
}
