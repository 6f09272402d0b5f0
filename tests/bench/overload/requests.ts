import { createHash } from 'node:crypto';
import { signingText } from '#domain/signing.ts';
import { partPicture } from '#drawings/index.ts';
import { constants } from '#generated/constants.ts';
import { transportHeaders } from '#generated/transport.ts';

export type Kind = 'page' | 'picture' | 'call';

/** Random numbers that are the same in every run. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const products = 2500;
const categories = 60;
const packages = [
  'SOIC-8',
  'R0603',
  'C0402',
  'LQFP-48(7x7)',
  'SOT-23',
  'QFN-16-EP(3x3)',
  'TSSOP-20',
  'DIP-8',
];

/** Pages that differ from each other, as visitors from a search engine ask for them: few can be given twice. */
function pageAddress(random: () => number): string {
  const kind = random();
  if (kind < 0.05) return '/';
  if (kind < 0.35) {
    const [id, page] = [1 + Math.floor(random() * categories), 1 + Math.floor(random() * 5)];
    return `/goodsCenter?id=${id}&pageNum=${page}`;
  }
  if (kind < 0.45) return `/searchAll?id=0&keyWord=${1 + Math.floor(random() * 999)}`;
  return `/GoodsDetails?id=${1 + Math.floor(random() * products)}`;
}

function pictureAddress(random: () => number): string {
  const name = packages[Math.floor(random() * packages.length)] ?? 'SOIC-8';
  return partPicture(name, random() < 0.5 ? 'iso' : 'top');
}

const productPath = '/open/product/getProduct';

function callHead(random: () => number): { address: string; headers: string } {
  const fields = [
    ['language', random() < 0.5 ? 'zh_CN' : 'en_US'],
    ['productId', String(1 + Math.floor(random() * products))],
    ['token', constants.visitorToken],
  ] as const;
  const timestamp = Date.now();
  const signed = { timestamp, method: 'GET', path: productPath, fields, key: constants.applicationKey };
  const sign = createHash('sha256').update(signingText(signed)).digest('hex');
  const query = fields.map(([name, value]) => `${name}=${value}`).join('&');
  const { timestamp: timeHeader, sign: signHeader } = transportHeaders;
  return {
    address: `${productPath}?${query}`,
    headers: `${timeHeader}: ${timestamp}\r\n${signHeader}: ${sign}\r\n`,
  };
}

/** One visitor after the other, so that the limit of one address is not what is measured. */
function visitor(random: () => number): string {
  return `10.${Math.floor(random() * 250)}.${Math.floor(random() * 250)}.${1 + Math.floor(random() * 250)}`;
}

/** A whole HTTP/1.1 request of a kind. */
export function requestOf(kind: Kind, random: () => number): Buffer {
  const call = kind === 'call' ? callHead(random) : undefined;
  const address = call?.address ?? (kind === 'page' ? pageAddress(random) : pictureAddress(random));
  const language = random() < 0.5 ? 'zh-CN' : 'en-US';
  return Buffer.from(
    `GET ${address} HTTP/1.1\r\nhost: 127.0.0.1\r\nx-forwarded-for: ${visitor(random)}\r\n` +
      `accept-language: ${language}\r\naccept-encoding: br\r\n${call?.headers ?? ''}\r\n`,
  );
}
