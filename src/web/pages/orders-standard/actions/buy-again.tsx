import { useState } from 'react';
import type { BuyAgainLine } from '#generated/hooks/model/buyAgainLine.ts';
import { useBuyAgain } from '#generated/hooks/orders-standard/orders-standard.ts';
import { useCartChanged } from '#web/cart/use-cart-changed.ts';
import { Button } from '#web/components/button.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { BuyAgainDialog } from './buy-again-dialog.tsx';

interface BuyAgainProps {
  orderNo: string;
  size?: 'small' | 'base';
}

/** Puts the lines of an order into the cart again, and reports what has changed since. */
export function BuyAgain({ orderNo, size = 'small' }: BuyAgainProps) {
  const { t } = useTexts();
  const changed = useCartChanged();
  const [report, setReport] = useState<readonly BuyAgainLine[]>();
  const call = useBuyAgain({
    mutation: {
      onSuccess: ({ data }) => setReport(data),
      onSettled: changed,
    },
  });
  return (
    <>
      <Button size={size} disabled={call.isPending} onClick={() => call.mutate({ data: { orderNo } })}>
        {t('orders.again.action')}
      </Button>
      {report && <BuyAgainDialog lines={report} onClose={() => setReport(undefined)} />}
    </>
  );
}
