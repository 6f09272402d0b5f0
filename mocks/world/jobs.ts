import type { World } from './call.ts';
import { closeUnpaidOrders } from './orders/close-unpaid.ts';
import { inquireUnconfirmed } from './payment/payments.ts';
import { sendRefunds } from './payment/refunds.ts';
import { sendStockAlerts } from './stock-alerts/send-alerts.ts';

/** Does what jobs of the server do, without a timer: it is called before each call. */
export function runJobs(world: World, now: Date): void {
  closeUnpaidOrders(world.store, now);
  inquireUnconfirmed(world.store, now);
  sendRefunds(world.store, now);
  sendStockAlerts(world, now);
}
