import { chakra } from '@chakra-ui/react';
import type { Account } from '#generated/hooks/model/account.ts';
import type { StandardOrder } from '#generated/hooks/model/standardOrder.ts';
import { Button } from '#web/components/button.tsx';
import { formAreas } from '#web/i18n/areas.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { lazyPart, ShownPart } from '#web/lazy-part.tsx';
import type { PaymentData } from '#web/session/payment-data.ts';
import { MethodList } from './method-list.tsx';
import { PaySummary } from './pay-summary.tsx';
import { useReplacedNotice } from './payment-notice.ts';
import type { InstalmentDue } from './use-instalment.ts';
import { usePaymentForm } from './use-payment-form.ts';

const enterPassword = lazyPart(
  ['cashier'],
  async () => (await import('./enter-password-dialog.tsx')).EnterPasswordDialog,
);
const setPassword = lazyPart(
  ['cashier', ...formAreas],
  async () => (await import('./set-password-dialog.tsx')).SetPasswordDialog,
);

export const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
    columnGap: 10,
    rowGap: 6,
    alignItems: 'start',
    paddingBottom: { base: 0, lg: 10 },
    '& [data-password]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 2,
      marginTop: 3,
      color: 'fg.muted',
      fontSize: 'table',
    },
  },
});

interface PaymentFormProps {
  account: Account;
  /** The order as the server has it, where it could be read. */
  order: StandardOrder | undefined;
  /** The instalment of a customised order. */
  due: InstalmentDue | undefined;
  payment: PaymentData;
  onPaid: () => void;
}

/** The payment: the methods, the summary with the button, and the dialogs of the payment password. */
export function PaymentForm({ account, order, due, payment, onPaid }: PaymentFormProps) {
  const { t } = useTexts();
  const replaced = useReplacedNotice(due, payment);
  const form = usePaymentForm(account, payment, onPaid);
  const { method, dialog, isPending } = form;
  if (!method) return null;
  const leaving = form.leaving ? t('cashier.summary.leaving') : undefined;
  const busy = isPending ? t('cashier.summary.paying') : leaving;
  return (
    <>
      <Columns>
        <div>
          {form.free ? (
            <p>{t('cashier.summary.nothingLeft')}</p>
          ) : (
            <MethodList
              methods={form.methods}
              selected={method.payType}
              disabled={busy !== undefined}
              onSelect={form.choose}
            />
          )}
          {!account.payPassword && !form.free && (
            <div data-password>
              {t('cashier.password.notSet')}
              <Button variant="ghost" size="small" onClick={form.openSetPassword}>
                {t('cashier.password.set')}
              </Button>
            </div>
          )}
        </div>
        <PaySummary
          payment={payment}
          order={order}
          instalment={due?.name}
          method={method}
          notice={form.notice ?? replaced}
          busy={busy}
          onPay={form.pay}
        />
      </Columns>
      {dialog === 'setPassword' && (
        <ShownPart part={setPassword} with={{ onDone: form.closeDialog, onClose: form.closeDialog }} />
      )}
      {dialog === 'enterPassword' && (
        <ShownPart
          part={enterPassword}
          with={{
            method,
            refusal: form.passwordError,
            isPending,
            onPay: form.send,
            onClose: form.closeDialog,
          }}
        />
      )}
    </>
  );
}
