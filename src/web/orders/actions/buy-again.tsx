import { useBuyAgain } from '#generated/hooks/orders-standard/orders-standard.ts';
import { useCartChanged } from '#web/cart/use-cart-changed.ts';
import { Button } from '#web/components/button.tsx';
import { useOpenPageDialog } from '#web/components/page-dialogs.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useOneAtATime } from '#web/state/use-one-at-a-time.ts';
import { BuyAgainDialog } from './buy-again-dialog.tsx';

interface BuyAgainProps {
  orderNo: string;
  size?: 'small' | 'base';
}

/** Puts the lines of an order into the cart again, and reports what has changed since. */
export function BuyAgain({ orderNo, size = 'small' }: BuyAgainProps) {
  const { t } = useTexts();
  const refresh = useCartChanged();
  const once = useOneAtATime();
  const openDialog = useOpenPageDialog();
  const call = useBuyAgain({
    mutation: {
      onSuccess: ({ data }) => openDialog((close) => <BuyAgainDialog lines={data} onClose={close} />),
      onSettled: refresh,
    },
  });
  // The error policy has reported what a failure was.
  const buy = () => once(() => call.mutateAsync({ data: { orderNo } }).catch(() => undefined));
  // Not `disabled`: the button would lose the focus, which the dialog returns to it.
  return (
    <Button size={size} aria-disabled={call.isPending} onClick={buy}>
      {t('orders.again.action')}
    </Button>
  );
}
