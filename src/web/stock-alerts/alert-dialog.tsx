import { addStockAlertForm } from '#generated/forms/addStockAlert.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { ApiForm } from '#web/forms/api-form.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import type { useStockAlert } from './use-stock-alert.ts';

interface AlertDialogProps {
  productId: number;
  ask: ReturnType<typeof useStockAlert>['ask'];
  onClose: () => void;
}

const dialogWidth = 440;

/** Asks a visitor where the mail is to go. */
export function AlertDialog({ productId, ask, onClose }: AlertDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog title={t('catalogue.alert.title')} onClose={onClose} width={dialogWidth}>
      <p>{t('catalogue.alert.help')}</p>
      <ApiForm
        form={addStockAlertForm}
        fixed={{ productId }}
        submitLabel={t('catalogue.alert.submit')}
        buttons={
          <Button size="large" onClick={onClose}>
            {t('catalogue.alert.cancel')}
          </Button>
        }
        onSubmit={async (data) => {
          await ask(data);
          onClose();
        }}
      />
    </Dialog>
  );
}
