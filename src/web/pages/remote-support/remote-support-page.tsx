import { Plus } from 'lucide-react';
import { pageSizes } from '#generated/constants.ts';
import type { RemoteSupport } from '#generated/hooks/model/remoteSupport.ts';
import { useListRemoteSupports } from '#generated/hooks/remote-support/remote-support.ts';
import { Button } from '#web/components/button.tsx';
import { Empty } from '#web/components/empty.tsx';
import { MemberPage } from '#web/components/member-page.tsx';
import { type Paging, usePaging } from '#web/components/use-paging.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { ShownPart } from '#web/lazy-part.tsx';
import { useMemberState } from '#web/session/use-member-state.ts';
import { supportDialog } from './support-dialog-part.ts';
import { SupportTable } from './support-table.tsx';

interface ListProps {
  paging: Paging;
  onAdd: () => void;
  onEdit: (request: RemoteSupport) => void;
}

function SupportList({ paging, onAdd, onEdit }: ListProps) {
  const { t } = useTexts();
  const query = useListRemoteSupports({ pageNum: paging.page, pageSize: paging.pageSize });
  return (
    <SupportTable
      query={query}
      paging={paging}
      onEdit={onEdit}
      empty={
        <Empty text={t('remoteSupport.list.empty')}>
          <Button variant="solid" onClick={onAdd}>
            {t('remoteSupport.list.add')}
          </Button>
        </Empty>
      }
    />
  );
}

/** The member's requests for remote support: booked and changed in a dialog, cancelled from the list. */
export function RemoteSupportPage() {
  const { t } = useTexts();
  const paging = usePaging(pageSizes.listRemoteSupports.remoteSupport);
  const [open, setOpen] = useMemberState<{ readonly request?: RemoteSupport }>();
  const add = () => setOpen({});
  const close = () => setOpen(undefined);
  return (
    <MemberPage
      area="remoteSupport"
      title={t('remoteSupport.list.title')}
      signInHelp={t('remoteSupport.list.signIn')}
      actions={
        <Button variant="solid" onPointerEnter={supportDialog.prepare} onClick={add}>
          <Plus size={16} aria-hidden="true" />
          {t('remoteSupport.list.add')}
        </Button>
      }
    >
      <SupportList paging={paging} onAdd={add} onEdit={(request) => setOpen({ request })} />
      {open && (
        <ShownPart
          part={supportDialog}
          with={{ request: open.request, firstPage: paging.hrefOf(1), onClose: close, onDone: close }}
        />
      )}
    </MemberPage>
  );
}
