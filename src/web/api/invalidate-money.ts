import type { QueryClient } from '@tanstack/react-query';
import {
  invalidateGetAccount,
  invalidateListAccountFlow,
  invalidateListBalanceHistory,
  invalidateListWithdrawals,
} from '#generated/hooks/wallet/wallet.ts';

/** Everything that shows money is read again. */
export function invalidateMoney(queries: QueryClient): void {
  void invalidateGetAccount(queries);
  void invalidateListAccountFlow(queries);
  void invalidateListBalanceHistory(queries);
  void invalidateListWithdrawals(queries);
}
