import type { Page } from '@playwright/test';
import { StandardOrderProOrderState } from '#generated/hooks/model/standardOrderProOrderState.ts';
import { call } from './call.ts';

/** Number of an order of the member that awaits its payment. */
export async function unpaidOrder(page: Page, token: string): Promise<string> {
  const { data } = await call(page, 'listStandardOrders', { pageNum: '1', pageSize: '50', token });
  return (
    data.find(({ proOrderState }) => proOrderState === StandardOrderProOrderState.awaitingPayment)?.orderNo ??
    ''
  );
}
