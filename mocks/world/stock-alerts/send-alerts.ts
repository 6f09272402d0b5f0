import { isAlertDue, isAlertOver } from '#domain/stock-alerts/decide-alert.ts';
import type { World } from '../call.ts';
import { offeredProduct } from '../cart/offered-product.ts';

/** Writes to those whose product is back in stock, and deletes their requests, as a job of the server does. */
export function sendStockAlerts({ store, outbox }: World, now: Date): void {
  for (const alert of store.all('stockAlerts')) {
    const product = store.at('products', alert.productId);
    const isDue = product !== undefined && isAlertDue(offeredProduct(product));
    const isOver = isAlertOver(new Date(alert.createTime), now);
    if (isDue && !isOver) outbox.sendBackInStock(alert.$email);
    if (isDue || isOver) store.remove('stockAlerts', alert);
  }
}
