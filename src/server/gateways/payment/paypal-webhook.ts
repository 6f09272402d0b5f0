import type { Notified } from './gateway.ts';
import type { PaypalClient } from './paypal-client.ts';
import type { PaypalSettings } from './settings.ts';

const signatureHeaders = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const;
const timeoutMs = 20_000;

/** Asks PayPal to verify a webhook; the SDK has no method for it. */
export async function isPaypalsOwn(
  { headers, body }: Notified,
  client: PaypalClient,
  { base, webhookId }: PaypalSettings,
): Promise<boolean> {
  const signed = Object.entries(signatureHeaders).map(
    ([field, header]) => [field, headers.get(header)] as const,
  );
  if (signed.some(([, value]) => !value)) return false;
  const asked = JSON.stringify({ ...Object.fromEntries(signed), webhook_id: webhookId });
  // The signature covers the exact bytes of the event, so it is passed on unchanged.
  const answer = await fetch(`${base}/v1/notifications/verify-webhook-signature`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await client.token()}` },
    body: `${asked.slice(0, -1)},"webhook_event":${body}}`,
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (answer.status === 400) return false;
  if (!answer.ok) throw new Error(`PayPal answered ${answer.status} to the check of a webhook`);
  const { verification_status: status }: { verification_status?: unknown } = await answer.json();
  return status === 'SUCCESS';
}
