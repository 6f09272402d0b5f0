import { chakra } from '@chakra-ui/react';
import { offeredNames } from '#domain/actions/offered.ts';
import { actions } from '#generated/actions.ts';
import type { RemoteSupport } from '#generated/hooks/model/remoteSupport.ts';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { useOpenPageDialog } from '#web/components/page-dialogs.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { supportDialog } from './support-dialog-part.ts';
import { useCancelRequest } from './use-cancel-request.ts';

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: 2 } });

/** Asks before a request is cancelled, which cannot be undone. */
function CancelQuestion({ request, onClose }: { request: RemoteSupport; onClose: () => void }) {
  const { t } = useTexts();
  const { cancel, isRunning } = useCancelRequest();
  const answer = async (yes: boolean) => {
    if (yes) await cancel(request.supportId);
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('remoteSupport.ask.cancel')}
      text={t('remoteSupport.ask.cancelText', { date: request.scheduled })}
      confirmLabel={t('remoteSupport.ask.cancelYes')}
      declineLabel={t('remoteSupport.ask.no')}
      isBusy={isRunning}
      onAnswer={answer}
    />
  );
}

interface SupportActionsProps {
  request: RemoteSupport;
  onEdit: () => void;
}

/** A button for each action that the description offers in the state of a request. */
export function SupportActions({ request, onEdit }: SupportActionsProps) {
  const { t } = useTexts();
  const openDialog = useOpenPageDialog();
  const ask = () => openDialog((close) => <CancelQuestion request={request} onClose={close} />);
  const { auditStatus, remark1 } = request;
  const labelOf = (action: 'edit' | 'cancel') =>
    t('remoteSupport.action.named', { action: t(`remoteSupport.action.${action}`), name: remark1 });
  const offered = offeredNames(actions.RemoteSupport, { auditStatus });
  return (
    <Row role="group" aria-label={t('remoteSupport.list.actionsOf', { question: remark1 })}>
      {offered.includes('edit') && (
        <Button
          size="small"
          aria-label={labelOf('edit')}
          onPointerEnter={supportDialog.prepare}
          onClick={onEdit}
        >
          {t('remoteSupport.action.edit')}
        </Button>
      )}
      {offered.includes('cancel') && (
        <Button size="small" aria-label={labelOf('cancel')} onClick={ask}>
          {t('remoteSupport.action.cancel')}
        </Button>
      )}
      {offered.length === 0 && '–'}
    </Row>
  );
}
