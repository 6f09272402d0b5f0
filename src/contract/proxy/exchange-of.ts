import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, zstdDecompress } from 'node:zlib';
import { tryParseJson } from '#description/json.ts';
import type { Contract } from '../contract.ts';
import { type Exchange, type Language, sentFields, type WireBody, type WireRequest } from '../exchange.ts';
import type { PassedCall } from './forward.ts';

const mostDecompressed = 32 * 2 ** 20;
const options = { maxOutputLength: mostDecompressed };
const decompress: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  gzip: (bytes) => promisify(gunzip)(bytes, options),
  'x-gzip': (bytes) => promisify(gunzip)(bytes, options),
  deflate: (bytes) => promisify(inflate)(bytes, options),
  br: (bytes) => promisify(brotliDecompress)(bytes, options),
  zstd: (bytes) => promisify(zstdDecompress)(bytes, options),
};

/** The bytes without their Content-Encoding; throws where they have another one than they say. */
async function decodeBody(bytes: Buffer, encoding = ''): Promise<Buffer> {
  const names = encoding.split(',').map((name) => name.trim().toLowerCase());
  let content = bytes;
  for (const name of names.reverse()) {
    if (name === '' || name === 'identity' || content.length === 0) continue;
    const open = decompress[name];
    if (!open) throw new Error(`unknown Content-Encoding ${name}`);
    content = await open(content);
  }
  return content;
}

async function bodyOf(bytes: Buffer, type: string): Promise<WireBody> {
  const mediaType = type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (bytes.length === 0 && mediaType === '') return { kind: 'none' };
  if (mediaType === 'application/x-www-form-urlencoded')
    return { kind: 'form', pairs: [...new URLSearchParams(bytes.toString())] };
  if (mediaType === 'multipart/form-data') {
    const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
    return { kind: 'form', pairs: [...form], multipart: true };
  }
  return { kind: 'raw', mediaType, text: bytes.toString() };
}

/** Headers that a request needs to be sent again. */
const ownHeaders = /^(x-timestamp|x-sign|idempotency-key|content-type)$/;

function languageOf(fields: Readonly<Record<string, string>>): Language | undefined {
  return fields.language === 'zh_CN' || fields.language === 'en_US' ? fields.language : undefined;
}

/**
 * A call that went by as the judges take it, decompressed. Throws with the reason where it cannot be read: too large, or not what
 * its headers say.
 */
export async function exchangeOf(contract: Contract, call: PassedCall): Promise<Exchange> {
  const { pathname, searchParams } = new URL(call.url, 'http://proxy');
  if (!call.requestBody) throw new Error('the request is too large to judge');
  if (call.response && !call.response.body) throw new Error('the response is too large to judge');
  const { requestHeaders: headers } = call;
  const body = await decodeBody(call.requestBody, headers['content-encoding']);
  const request: WireRequest = {
    method: call.method,
    path: pathname,
    query: [...searchParams],
    body: await bodyOf(body, headers['content-type'] ?? ''),
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => ownHeaders.test(name))),
  };
  const text = (
    await decodeBody(call.response?.body ?? Buffer.of(), call.response?.headers['content-encoding'])
  ).toString();
  const operation = contract.find(call.method, pathname)?.operation;
  const unread: Exchange = {
    operation,
    request,
    language: undefined,
    token: undefined,
    response: call.response && { status: call.response.status, headers: call.response.headers, text },
    ...(call.failure === undefined ? {} : { failure: call.failure }),
    json: call.response ? tryParseJson(text) : undefined,
  };
  const fields = sentFields(unread);
  return { ...unread, language: languageOf(fields), token: fields.token };
}
