// What other areas may use; everything else is private to this folder.
export { addStockAlertAsk } from './ask-route.ts';
export { addMailboxPages } from './mailbox-routes.ts';
export { sendStockAlerts } from './send-alerts.ts';
