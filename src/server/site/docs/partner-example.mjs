// Asks the shop for price and stock of parts. Needs Node 18 or newer and nothing else:
//   SHOP=https://shop.example PARTNER_KEY=ID.SECRET node partner-example.mjs RC0603FR-074K7L 500
import { createHmac } from 'node:crypto';
import { pathToFileURL } from 'node:url';

/** Percent-encoding of RFC 3986. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

interface Asked {
  shop: string;
  partnerKey: string;
  parts: { productNum: string; quantity?: number }[];
  language?: 'zh_CN' | 'en_US';
  now?: () => number;
  send?: (address: string, request: RequestInit) => Promise<Response>;
}

interface Line {
  productNum: string;
  offers: { productNum: string; stock: number; unitPrice: number; quantityPrice?: number }[];
}

/** The lines of the envelope's `data`: one per part, in the same order. Throws on any other code than 0. */
export async function partnerOffers(asked: Asked): Promise<Line[]> {
  const { shop, partnerKey, parts, language = 'en_US', now = Date.now, send = fetch } = asked;
  const [id = '', secret = ''] = partnerKey.split('.');
  const path = '/open/partner/offers';
  const fields = { language, parts: JSON.stringify(parts) };
  const timestamp = String(now());
  const payload = Object.entries(fields)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
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
  const parts = [{ productNum, ...(quantity ? { quantity: Number(quantity) } : {}) }];
  const lines: Line[] = await partnerOffers({ shop: SHOP, partnerKey: PARTNER_KEY, parts });
  console.log(JSON.stringify(lines, null, 2));
}
