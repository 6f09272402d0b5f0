import { createServer, request as httpRequest, type Server } from 'node:http';
import { asFetch } from '#contract/caller.ts';
import { asList, asObject, type Json } from '#description/json.ts';
import { parseJson } from '#domain/wire/parse-json.ts';
import { portOf } from '#domain/wire/port-of.ts';
import { installPrism, type MockServer, prismScript, startServer } from '../prism.ts';
import type { ObservedExchange } from './mutated-target.ts';
import { brokenConnection, codeIn } from './mutation.ts';

const observedHeader = 'x-heard';
/** Prism writes every violation into one header. */
const headerLimit = 8 * 2 ** 20;
const proxyPort = 4271;

/** Prism's validation proxy in front of a server that gives recorded answers. */
export interface PrismProxy {
  /** What Prism says against each of these exchanges: place and rule of every violation. */
  readonly objections: (observed: readonly ObservedExchange[]) => Promise<string[][]>;
  readonly stop: () => void;
}

/** Gives the recorded answer whose number the request carries. */
function replayServer(answers: Map<string, ObservedExchange>): Promise<Server> {
  const server = createServer({ maxHeaderSize: headerLimit }, (request, outgoing) => {
    const { response } = answers.get(String(request.headers[observedHeader])) ?? {};
    request.resume();
    if (!response || response.status === brokenConnection) {
      request.socket.destroy();
      return;
    }
    outgoing.writeHead(response.status, response.headers);
    outgoing.end(response.text);
  });
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)));
}

interface Judged {
  readonly status: number;
  readonly violations: readonly Json[];
}

/** The header's list; of very many violations Prism writes some words and as many as it has room for. */
function violationsIn(header: string): Json[] {
  const list = header.slice(header.indexOf('['));
  const whole = list.endsWith(']') ? list : `${list.slice(0, list.lastIndexOf('},{'))}}]`;
  return asList(parseJson<Json>(whole));
}

async function sendThrough(observed: ObservedExchange, number: string): Promise<Judged> {
  const request = asFetch(`http://127.0.0.1:${proxyPort}`, observed.request);
  const body = Buffer.from(await request.arrayBuffer());
  const headers = { ...Object.fromEntries(request.headers), [observedHeader]: number };
  return new Promise((done, fail) => {
    const options = { method: request.method, headers, maxHeaderSize: headerLimit };
    const sent = httpRequest(request.url, options, (response) => {
      response.resume();
      const found = response.headers['sl-violations'];
      const violations = typeof found === 'string' ? violationsIn(found) : [];
      response.on('end', () => done({ status: response.statusCode ?? 0, violations }));
    });
    sent.on('error', fail);
    sent.end(body);
  });
}

/**
 * What counts as an objection: a violation in the response, no response from behind the proxy, or a violation in a request that
 * was answered with code 0 all the same.
 */
function objectionsTo({ response }: ObservedExchange, { status, violations }: Judged): string[] {
  if (response.status === brokenConnection) return status >= 500 ? ['no response'] : [];
  const accepted = codeIn(response) === 0;
  return violations.map(asObject).flatMap(({ location, code }) => {
    const [part, ...place] = asList(location).map(String);
    if (part !== 'response' && !(accepted && part === 'request')) return [];
    return [`${part} ${place.map((step) => step.replace(/^[0-9]+$/, '*')).join('/')} ${String(code)}`];
  });
}

/** Starts Prism as a proxy on the bundled description. */
export async function startPrismProxy(): Promise<PrismProxy> {
  installPrism();
  const answers = new Map<string, ObservedExchange>();
  const replay = await replayServer(answers);
  const upstream = `http://127.0.0.1:${portOf(replay)}`;
  const flags = ['--host', '127.0.0.1', '--port', String(proxyPort), '--verboseLevel', 'silent'];
  const prism: MockServer = await startServer(
    [prismScript, 'proxy', 'generated/openapi.json', upstream, ...flags],
    proxyPort,
  );
  let count = 0;
  return {
    objections: async (observed) => {
      const objections: string[][] = [];
      for (const one of observed) {
        count += 1;
        answers.set(String(count), one);
        objections.push(objectionsTo(one, await sendThrough(one, String(count))));
        answers.delete(String(count));
      }
      return objections;
    },
    stop: () => {
      prism.stop();
      replay.close();
    },
  };
}
