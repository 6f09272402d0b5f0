import type { Config } from '#server/config.ts';
import type { AppContext } from './caller.ts';

function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).host : undefined;
}

/**
 * Whether a page that is not the shop's sent this form from the browser of its visitor. Browsers name the sender: in `Sec-Fetch-Site`, or
 * without HTTPS in `Origin` alone. A program that names none acts for nobody else. The scheme of an origin is left out: a
 * proxy may have taken the HTTPS off.
 */
export function isForeignPost(context: AppContext, { payments }: Pick<Config, 'payments'>): boolean {
  const site = context.req.header('sec-fetch-site');
  // `none`: the visitor's own doing, such as a reload.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = context.req.header('origin');
  if (origin === undefined) return false;
  const sender = hostOf(origin);
  return sender === undefined || ![hostOf(context.req.url), hostOf(payments.publicUrl)].includes(sender);
}
