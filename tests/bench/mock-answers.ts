import { portOf } from '#domain/wire/port-of.ts';
import { routes } from '#generated/server/routes.ts';
import { Client, callOf } from '#mocks/client.ts';
import { possibleRequest } from '#mocks/requests/possible-requests.ts';
import { serveShop } from '#mocks/serve.ts';
import { createMockShop, type MockShop } from '#mocks/shop.ts';
import type { IncomingCall } from '#mocks/wire/incoming-call.ts';
import { startingPassword } from '#mocks/world/start/members.ts';
import { brokenCalls } from './broken-calls.ts';
import { sendCall } from './mock-requests.ts';
import { type Sides, startPrism } from './prism.ts';

/** Of one request for every operation, all of them allowed by the description. */
export interface Answers {
  requests: number;
  /** Answered with status 200, JSON, and a body that the description allows. */
  valid: number;
  share: number;
  /** Operations with another answer. */
  others: string[];
}

export interface Refusals {
  requests: number;
  refused: number;
  /** Broken requests that were answered as if they were whole. */
  accepted: string[];
}

export interface SideReport {
  answers: Answers;
  refusals: Refusals;
}

export type AnswersReport = Record<keyof Sides, SideReport>;

type Route = (typeof routes)[number];
async function isValid(route: Route, answer: Response | undefined): Promise<boolean> {
  if (!answer) return false;
  const body: unknown = await answer.json().catch(() => undefined);
  const type = answer.headers.get('content-type') ?? '';
  return (
    answer.status === 200 && /^application\/json\b/.test(type) && route.validateAnswer(body).length === 0
  );
}

/** Prism looks for the token in the address only, as OpenAPI can say it; ours reads it from the form of a POST. */
function prismAnswer(port: number, call: IncomingCall): Promise<Response> {
  const token = call.method === 'GET' ? undefined : call.form.find(([name]) => name === 'token')?.[1];
  return sendCall(port, call, typeof token === 'string' ? { token } : {});
}

/** A world of its own for every operation, as a request may use up what it needs. */
async function freshShop() {
  const shop = createMockShop();
  const client = new Client(shop);
  await client.signIn('buyer@example.com', startingPassword);
  return { shop, client };
}

/** Serves a shop as `npm run mock` does, for one request. */
async function sendToShop(shop: MockShop, call: IncomingCall): Promise<Response> {
  const server = serveShop(shop);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    const answer = await sendCall(portOf(server), call);
    return new Response(await answer.arrayBuffer(), answer);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Responds to a call of the world of one operation. */
type Ask = (shop: MockShop, call: IncomingCall) => Promise<Response | undefined>;

async function measureAnswers(ask: Ask): Promise<Answers> {
  const others: string[] = [];
  for (const route of routes) {
    const { shop, client } = await freshShop();
    const fields = await possibleRequest(route.operationId, { world: shop.world, client });
    const answer = await ask(shop, callOf(route.operationId, fields, { token: client.token }));
    if (!(await isValid(route, answer))) others.push(route.operationId);
  }
  const valid = routes.length - others.length;
  return { requests: routes.length, valid, share: Number((valid / routes.length).toFixed(3)), others };
}

/** Ours refuses in the envelope; a code that Prism makes up by chance refuses nothing, only its status does. */
async function isRefused(answer: Response | undefined, inEnvelope: boolean): Promise<boolean> {
  if (!answer) return false;
  if (answer.status >= 400) return true;
  const body: { code?: number } = await answer.json().catch(() => ({}));
  return inEnvelope && body.code !== 0;
}

async function measureRefusals(ask: Ask, inEnvelope: boolean): Promise<Refusals> {
  const { shop, client } = await freshShop();
  const calls = Object.entries(brokenCalls(client.token ?? ''));
  const accepted: string[] = [];
  for (const [name, call] of calls)
    if (!(await isRefused(await ask(shop, call), inEnvelope))) accepted.push(name);
  return { requests: calls.length, refused: calls.length - accepted.length, accepted };
}

async function check(ask: Ask, inEnvelope: boolean): Promise<SideReport> {
  return { answers: await measureAnswers(ask), refusals: await measureRefusals(ask, inEnvelope) };
}

/** A Prism that gives no answer in time is still busy with it, so another one takes its place. */
async function checkPrism(port: number, dynamic: boolean): Promise<SideReport> {
  let prism = await startPrism(port, dynamic);
  try {
    return await check(async (_, call) => {
      const answer = await prismAnswer(prism.port, call).catch(() => undefined);
      if (!answer) {
        prism.stop();
        prism = await startPrism(port, dynamic);
      }
      return answer;
    }, false);
  } finally {
    prism.stop();
  }
}

/** One side after the other; Prism listens on the given port. */
export async function checkAnswers(port: number): Promise<AnswersReport> {
  return {
    ours: await check(sendToShop, true),
    prismStatic: await checkPrism(port, false),
    prismDynamic: await checkPrism(port, true),
  };
}
