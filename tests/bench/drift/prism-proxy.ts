import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asFetch } from '#contract/caller.ts';
import { asList, asObject, type Json } from '#description/json.ts';
import { installPrism, type MockServer, prismScript, startServer } from '../prism.ts';
import type { Heard } from './mutated-target.ts';
import { brokenConnection, codeIn } from './mutation.ts';

const heardHeader = 'x-heard';
/** Prism writes every violation into one header. */
const headerLimit = 8 * 2 ** 20;
const proxyPort = 4271;

/** Prism's validation proxy in front of a server that gives recorded answers. */
export interface PrismProxy {
  /** What Prism says against each of these exchanges: place and rule of every violation. */
  readonly objections: (heard: readonly Heard[]) => Promise<string[][]>;
  readonly stop: () => void;
}

/** Gives the recorded answer whose number the request carries. */
function replayServer(answers: Map<string, Heard>): Promise<Server> {
  const server = createServer({ maxHeaderSize: headerLimit }, (request, response) => {
    const { answer } = answers.get(String(request.headers[heardHeader])) ?? {};
    request.resume();
    if (!answer || answer.status === brokenConnection) {
      request.socket.destroy();
      return;
    }
    response.writeHead(answer.status, answer.headers);
    response.end(answer.text);
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
  return asList(JSON.parse(whole) as Json);
}

async function sendThrough(heard: Heard, number: string): Promise<Judged> {
  const request = asFetch(`http://127.0.0.1:${proxyPort}`, heard.request);
  const body = Buffer.from(await request.arrayBuffer());
  const headers = { ...Object.fromEntries(request.headers), [heardHeader]: number };
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
 * What counts as an objection: a violation in the answer, no answer from behind the proxy, or a violation in a request that
 * was answered with code 0 all the same.
 */
function objectionsTo({ answer }: Heard, { status, violations }: Judged): string[] {
  if (answer.status === brokenConnection) return status >= 500 ? ['no answer'] : [];
  const accepted = codeIn(answer) === 0;
  return violations.map(asObject).flatMap(({ location, code }) => {
    const [part, ...place] = asList(location).map(String);
    if (part !== 'response' && !(accepted && part === 'request')) return [];
    return [`${part} ${place.map((step) => step.replace(/^[0-9]+$/, '*')).join('/')} ${String(code)}`];
  });
}

/** Starts Prism as a proxy on the bundled description. */
export async function startPrismProxy(): Promise<PrismProxy> {
  installPrism();
  const answers = new Map<string, Heard>();
  const replay = await replayServer(answers);
  const upstream = `http://127.0.0.1:${(replay.address() as AddressInfo).port}`;
  const flags = ['--host', '127.0.0.1', '--port', String(proxyPort), '--verboseLevel', 'silent'];
  const prism: MockServer = await startServer(
    [prismScript, 'proxy', 'generated/openapi.json', upstream, ...flags],
    proxyPort,
  );
  let count = 0;
  return {
    objections: async (heard) => {
      const objections: string[][] = [];
      for (const one of heard) {
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
