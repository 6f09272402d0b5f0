import { chakra } from '@chakra-ui/react';
import type { TFunction } from 'i18next';
import type { Account } from '#generated/hooks/model/account.ts';
import type { StandardOrder } from '#generated/hooks/model/standardOrder.ts';
import { Button } from '#web/components/button.tsx';
import { formAreas } from '#web/i18n/areas.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { lazyPart, ShownPart } from '#web/lazy-part.tsx';
import type { PaymentData } from '#web/session/payment-data.ts';
import { MethodList } from './method-list.tsx';
import { PaySummary } from './pay-summary.tsx';
import type { PayType } from './payment-methods.ts';
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
  /** The amount that is due may have changed, and is being read. */
  isReading: boolean;
  /** The method that the member chose, if any. */
  chosen: PayType | undefined;
  onChoose: (payType: PayType) => void;
  onPaid: () => void;
}

/** What the button says while it cannot be pressed. */
function busyText(
  { isPending, isReading, leaving }: { isPending: boolean; isReading: boolean; leaving: boolean },
  t: TFunction,
): string | undefined {
  if (isPending) return t('cashier.summary.paying');
  if (leaving) return t('cashier.summary.leaving');
  return isReading ? t('cashier.result.checking') : undefined;
}

/** The payment: the methods, the summary with the button, and the dialogs of the payment password. */
export function PaymentForm({ order, due, isReading, ...options }: PaymentFormProps) {
  const { t } = useTexts();
  const { account, payment } = options;
  const replaced = useReplacedNotice(due, payment);
  const form = usePaymentForm(options);
  const { method, dialog, isPending } = form;
  if (!method) return null;
  const busy = busyText({ isPending, isReading, leaving: form.leaving }, t);
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
