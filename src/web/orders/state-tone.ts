import type { StateName } from '#domain/orders/state-name.ts';
import type { StateTone } from '#web/components/state-badge.ts';

/** The tone of each state: amber asks the member, blue is under way, green is done, red was refused, grey is over. */
export const stateTones: Record<StateName, StateTone> = {
  awaitingPayment: 'warning',
  awaitingShipment: 'info',
  inDelivery: 'info',
  completed: 'success',
  closed: 'neutral',
  exchangeGoods: 'warning',
  exchangeCompleted: 'success',
  returnGoods: 'warning',
  returnCompleted: 'success',
  afterSalesRejected: 'danger',
  toBeExamined: 'info',
  awaitingReceipt: 'info',
  received: 'success',
  rejected: 'danger',
  cancelled: 'neutral',
  uploadContract: 'warning',
  contractExamined: 'info',
  settingUp: 'info',
  awaitingDeliveryOrReceipt: 'info',
  contractRejected: 'danger',
  orderRejected: 'danger',
  cancelledOrRejected: 'neutral',
  afterSales: 'warning',
  shipped: 'info',
};
