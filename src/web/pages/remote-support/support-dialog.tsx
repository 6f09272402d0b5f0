import { addRemoteSupportForm } from '#generated/forms/addRemoteSupport.ts';
import { editRemoteSupportForm } from '#generated/forms/editRemoteSupport.ts';
import type { RemoteSupport } from '#generated/hooks/model/remoteSupport.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { ApiForm } from '#web/forms/api-form.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { showMessage } from '#web/toasts/message-store.ts';
import { useCommunicationTypes } from './use-communication-types.ts';
import { useSaveRequest } from './use-save-request.ts';

interface SupportDialogProps {
  /** The request to change; a new one without. */
  request: RemoteSupport | undefined;
  /** The address of the first page of the list. */
  firstPage: string;
  onClose: () => void;
  /** The request was saved. */
  onDone: () => void;
}

const half = ['communication', 'communicationRemark', 'scheduled', 'languageType'];

/** What all forms of a request have in common. */
function useFormProps(onClose: () => void) {
  const { t } = useTexts();
  const types = useCommunicationTypes();
  return {
    half,
    keepsDraft: true,
    choices: { communication: types.map(({ value, label }) => ({ value: String(value), label })) },
    help: { communicationRemark: t('remoteSupport.form.contactHelp') },
    onIncomplete: (titles: readonly string[]) =>
      showMessage(
        'warning',
        t('remoteSupport.message.fillIn', { fields: titles.join(t('remoteSupport.message.separator')) }),
      ),
    submitLabel: t('remoteSupport.form.save'),
    buttons: (
      <Button size="large" onClick={onClose}>
        {t('remoteSupport.form.close')}
      </Button>
    ),
  };
}

/** Books or changes remote support. What was typed is still there when the dialog is opened again. */
export function SupportDialog({ request, firstPage, onClose, onDone }: SupportDialogProps) {
  const { t } = useTexts();
  const save = useSaveRequest({ firstPage, onDone });
  const shared = useFormProps(onClose);
  return (
    <Dialog
      title={t(request ? 'remoteSupport.form.editTitle' : 'remoteSupport.form.addTitle')}
      onClose={onClose}
      width={600}
    >
      {request ? (
        <ApiForm
          {...shared}
          form={editRemoteSupportForm}
          fixed={{ supportId: request.supportId }}
          initial={{
            remark1: request.remark1,
            communication: request.communication,
            communicationRemark: request.communicationRemark,
            scheduled: request.scheduled,
            languageType: request.languageType,
            remark: request.remark,
          }}
          onSubmit={save.edit}
        />
      ) : (
        <ApiForm {...shared} form={addRemoteSupportForm} onSubmit={save.add} />
      )}
    </Dialog>
  );
}
