import type { Config } from '#server/config.ts';
import { type AppContext, cameByHttps } from '../wire/caller.ts';

/** Scheme and host of the shop: what the addresses for search engines, previews and caches begin with. */
export function shopOrigin(context: AppContext, config: Pick<Config, 'payments' | 'trustProxy'>): string {
  if (config.payments.publicUrl !== '') return config.payments.publicUrl;
  const { host } = new URL(context.req.url);
  return `${cameByHttps(context, config) ? 'https' : 'http'}://${host}`;
}
