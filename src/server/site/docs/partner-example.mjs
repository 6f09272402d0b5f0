// Asks the shop for price and stock of a part. Needs Node 18 or newer and nothing else:
//   SHOP=https://shop.example PARTNER_KEY=ID.SECRET node partner-example.mjs RC0603FR-074K7L 500
import { createHmac } from 'node:crypto';
import { pathToFileURL } from 'node:url';

/** Percent-encoding of RFC 3986. */
function encode(text) {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * Asks for up to 50 parts, each `{ productNum, quantity }`; the quantity may be left out. Resolves to a line for each part, in the same
 * order: `{ productNum, offers }`. An offer has `stock`, `priceTiers` and, unless its price is on request (`priceOnRequest: 1`),
 * `unitPrice` in dollar cents; with a quantity also `quantityPrice`. Rejects with the shop's code and message when it refuses.
 */
export async function partnerOffers({
  shop,
  partnerKey,
  parts,
  language = 'en_US',
  now = Date.now,
  send = fetch,
}) {
  const [id = '', secret = ''] = partnerKey.split('.');
  const path = '/open/partner/offers';
  const fields = { language, parts: JSON.stringify(parts) };
  const timestamp = String(now());
  const payload = Object.entries(fields)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const text = [timestamp, 'POST', path, payload, id].join('\n');
  const response = await send(`${shop}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'X-Timestamp': timestamp,
      'X-Partner-Key': id,
      'X-Sign': createHmac('sha256', secret).update(text).digest('hex'),
    },
    body: new URLSearchParams(fields).toString(),
  });
  // 429: too many calls a minute. Wait as long as Retry-After says, in seconds.
  if (response.status === 429) throw new Error(`Ask again in ${response.headers.get('retry-after')} s.`);
  const { code, msg, data } = await response.json();
  if (code !== 0) throw new Error(`${code}: ${msg}`);
  return data;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [productNum = '', quantity] = process.argv.slice(2);
  const { SHOP = 'http://localhost:3000', PARTNER_KEY = '' } = process.env;
  const part = quantity ? { productNum, quantity: Number(quantity) } : { productNum };
  const lines = await partnerOffers({ shop: SHOP, partnerKey: PARTNER_KEY, parts: [part] });
  console.log(JSON.stringify(lines, null, 2));
}
