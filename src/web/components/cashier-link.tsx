import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { type PaymentData, writePaymentData } from '#web/session/payment-data.ts';
import { buttonRecipe } from '#web/theme/recipes.ts';

const Anchor = chakra('a', buttonRecipe);

interface CashierLinkProps {
  payment: PaymentData;
  variant: 'outline' | 'accent';
  size?: 'small' | 'base';
  onOpen?: () => void;
  children: ReactNode;
}

/**
 * The cashier in a new tab, by a click that no browser blocks. `rel="opener"` matters: without it the tab gets no copy of session
 * storage, neither the payment nor the session.
 */
export function CashierLink({ payment, variant, size = 'base', onOpen, children }: CashierLinkProps) {
  const open = () => {
    writePaymentData(payment);
    onOpen?.();
  };
  return (
    <Anchor href={paths.cashier} target="_blank" rel="opener" variant={variant} size={size} onClick={open}>
      {children}
    </Anchor>
  );
}
