import { request } from 'node:http';

/** An answer of the shop, as the bare server sends it again. */
export interface RecordedAnswer {
  readonly headers: Readonly<Record<string, string>>;
  /** As it was sent, compressed or not, in base64. */
  readonly body: string;
}

export interface Asked {
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A request as the bytes of one that keeps its connection. */
export function bytesOf({ method, address, headers, body }: Asked): Buffer {
  const all = {
    host: '127.0.0.1',
    ...headers,
    ...(method === 'GET' ? {} : { 'content-length': Buffer.byteLength(body) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${address} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}

const ofTheConnection = /^(connection|keep-alive|date|content-length|transfer-encoding)$/;

/** Sends a request once; `fetch` would unpack the body. */
export function recordAnswer(
  port: number,
  { method, address, headers, body }: Asked,
): Promise<RecordedAnswer> {
  return new Promise((settle, fail) => {
    const sent = request({ host: '127.0.0.1', port, method, path: address, headers }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      if (answer.statusCode !== 200) fail(new Error(`${method} ${address}: ${answer.statusCode}`));
      const own = Object.entries(answer.headers).filter(([name]) => !ofTheConnection.test(name));
      settle({
        headers: Object.fromEntries(own.map(([name, value]) => [name, String(value)])),
        body: Buffer.concat(chunks).toString('base64'),
      });
    });
    sent.on('error', fail);
    sent.end(body);
  });
}
