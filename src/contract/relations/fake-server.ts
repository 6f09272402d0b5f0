import type { Json, JsonObject } from '#description/json.ts';
import { loadDescription } from '#description/load.ts';
import { Caller } from '../caller.ts';
import { readContract } from '../contract.ts';
import type { Fields } from '../exchange.ts';
import type { Target } from '../target.ts';
import { noTestHooks } from '../test-hooks.ts';
import { callJudged } from './call-judged.ts';
import type { ShopKnowledge } from './follow-ups.ts';

const contract = readContract(loadDescription('openapi'));
const headers = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'x-request-id': 'made-by-hand',
};

export type Sent = Readonly<Record<string, string>>;
/** What an operation of the fake server responds with besides `code` and `msg`. */
export type Handler = (sent: Sent) => JsonObject;

/** A server of a few lines: what an operation returns besides `code` and `msg`. */
function fakeTarget(handlers: Readonly<Record<string, Handler>>): Target {
  const send = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const body = new URLSearchParams(request.method === 'GET' ? '' : await request.text());
    const found = contract.find(request.method, url.pathname);
    const sent: Sent = { ...found?.path, ...Object.fromEntries([...url.searchParams, ...body]) };
    const id = found?.operation.id ?? '';
    const isChinese = sent.language === 'zh_CN';
    const response = handlers[id]?.(sent) ?? {
      code: 4090,
      msg: isChinese ? '该功能暂未开放' : 'This is not available yet',
    };
    const msg = isChinese ? '成功' : 'Success';
    return new Response(JSON.stringify({ code: 0, msg, ...response }), { headers });
  };
  const now = () => new Date('2026-11-20T06:00:00Z');
  return {
    name: 'fake',
    baseUrl: 'http://fake.example',
    send,
    applicationKey: 'key',
    now,
    testHooks: noTestHooks,
  };
}

/** One page of a list. */
export function page(all: Json[], { pageNum = '1', pageSize }: Sent, preset: number): JsonObject {
  const size = Number(pageSize ?? preset);
  const from = (Number(pageNum) - 1) * size;
  return { data: all.slice(from, from + size), params: { totalDataCounts: all.length } };
}

/** The kinds of drift that judging an operation of a fake server finds. */
export async function judgeOperation(
  handlers: Readonly<Record<string, Handler>>,
  id: string,
  fields: Fields = {},
  shop?: ShopKnowledge,
) {
  const caller = new Caller({ contract, target: fakeTarget(handlers), language: 'en_US', token: 'token' });
  const { findings } = await callJudged(caller, id, fields, shop ? { shop } : {});
  return [...new Set(findings.map(({ kind }) => kind))];
}
