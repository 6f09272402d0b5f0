import type { PayType } from '#domain/cashier/methods.ts';
import type { Executor } from '#server/db/client.ts';
import { alipayGateway } from './alipay.ts';
import type { PaymentGateway } from './gateway.ts';
import { paypalGateway } from './paypal.ts';
import { sandboxGateway } from './sandbox.ts';
import type { PaymentSettings } from './settings.ts';

/** The configured payment services, or the sandbox when there are none. */
export function paymentGateways(
  db: Executor,
  { alipay, paypal, publicUrl }: PaymentSettings,
): PaymentGateway[] {
  const real = [
    ...(alipay ? [alipayGateway(alipay, publicUrl)] : []),
    ...(paypal ? [paypalGateway(paypal, publicUrl)] : []),
  ];
  return real.length > 0 ? real : [sandboxGateway(db)];
}

export function gatewayOf(gateways: readonly PaymentGateway[], payType: PayType): PaymentGateway | undefined {
  return gateways.find(({ payTypes }) => payTypes.includes(payType));
}
