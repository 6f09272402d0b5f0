// What other folders may use; everything else is private to this one.
export type { Confirmation, PaymentGateway, Reading, RefundAnswer, SentPayment } from './gateway.ts';
export { gatewayOf, paymentGateways } from './gateways.ts';
export { notifyPath } from './payment-urls.ts';
export { keepOutcome, sandboxNotification, sandboxReturn } from './sandbox.ts';
export { numberOfTicket, ticketOf } from './secret.ts';
export { type PaymentSettings, readPaymentSettings } from './settings.ts';
