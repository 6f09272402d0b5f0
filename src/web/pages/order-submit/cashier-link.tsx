import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { buttonRecipe } from '#web/theme/recipes.ts';
import type { PlacedOrder } from './order-entry.ts';
import { leavePaymentData } from './use-cashier.ts';

const Anchor = chakra('a', buttonRecipe);

interface CashierLinkProps {
  order: PlacedOrder;
  variant: 'outline' | 'accent';
  onOpen?: () => void;
  children: ReactNode;
}

/**
 * The cashier in a new tab, by a click that no browser blocks. `rel="opener"` matters: without it the tab gets no copy of session
 * storage, neither the payment nor the session.
 */
export function CashierLink({ order, variant, onOpen, children }: CashierLinkProps) {
  const open = () => {
    leavePaymentData(order);
    onOpen?.();
  };
  return (
    <Anchor href={paths.cashier} target="_blank" rel="opener" variant={variant} onClick={open}>
      {children}
    </Anchor>
  );
}
