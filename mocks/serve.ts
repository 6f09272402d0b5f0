import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getResponse } from 'msw';
import { fileHandlers } from './files/file-handlers.ts';
import { developerHandlers } from './handlers.ts';
import { paymentHandlers } from './payment/payment-handlers.ts';
import { pictures } from './pictures.ts';
import type { MockShop, WireAnswer } from './shop.ts';
import { fieldsOf, formOf, type IncomingCall, mediaTypeOf } from './wire/incoming-call.ts';

/** Other clients include pages of other origins. */
const open = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-expose-headers': '*',
};

const callPath = /^\/(?:api|open|staff)\//;

function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  return new Promise((done, fail) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => done(Buffer.concat(chunks)));
    request.on('error', fail);
  });
}

async function readIncomingMessage(request: IncomingMessage, url: string): Promise<IncomingCall> {
  const at = url.indexOf('?');
  const contentType = request.headers['content-type'] ?? '';
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const body = reads ? Buffer.alloc(0) : await bodyOf(request);
  return {
    method: request.method ?? 'GET',
    path: at < 0 ? url : url.slice(0, at),
    query: at < 0 ? [] : fieldsOf(url.slice(at + 1)),
    mediaType: mediaTypeOf(contentType),
    ...(await formOf(body, contentType)),
    header: (name) => {
      const value = request.headers[name.toLowerCase()];
      return typeof value === 'string' ? value : null;
    },
  };
}

type Sent = Omit<WireAnswer, 'body'> & { readonly body: string | Buffer };

function send(response: ServerResponse, { status, headers, body, lost }: Sent): void {
  if (lost) response.destroy();
  else
    response.writeHead(status, { ...open, ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
}

/** Pictures, payment pages, files and developer pages, with the handlers of the browser. */
async function sendOther(shop: MockShop, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/' } = incoming;
  const body = method === 'POST' ? await bodyOf(incoming) : null;
  const given = ['content-type', 'accept-language', 'cookie'].flatMap((name): [string, string][] => {
    const value = incoming.headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  const request = new Request(`http://shop.test${url}`, { method, body, headers: given });
  const others = [...developerHandlers(shop), ...paymentHandlers(shop), ...fileHandlers(shop), ...pictures];
  const answer = await getResponse(others, request);
  const content = Buffer.from(await (answer ?? new Response('not found')).arrayBuffer());
  const passedOn = ['location', 'content-disposition'].flatMap((name): [string, string][] => {
    const value = answer?.headers.get(name);
    return value ? [[name, value]] : [];
  });
  const headers = {
    'content-type': answer?.headers.get('content-type') ?? 'text/plain',
    ...Object.fromEntries(passedOn),
  };
  send(response, { status: answer?.status ?? 404, headers, body: content });
}

/** The mocks over HTTP. */
export function serveShop(shop: MockShop): Server {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? '/';
    if (request.method === 'OPTIONS') response.writeHead(204, open).end();
    else if (callPath.test(url)) send(response, await shop.answer(await readIncomingMessage(request, url)));
    else await sendOther(shop, request, response);
  };
  return createServer((request, response) => {
    answer(request, response).catch((error) => {
      console.error(error);
      response.destroy();
    });
  });
}
