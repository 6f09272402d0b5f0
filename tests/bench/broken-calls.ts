import { transportHeaders } from '#generated/transport.ts';
import { callOf } from '#mocks/client.ts';
import type { IncomingCall } from '#mocks/wire/incoming-call.ts';

const project = { projectName: 'Meter', phone: '13800138000', projectDescribe: 'A meter' };

function withHeader(call: IncomingCall, header: string, value: string | null): IncomingCall {
  return { ...call, header: (name) => (name === header ? value : call.header(name)) };
}

/** Requests that break what OpenAPI itself says, each in one way, and whole and signed but for that. */
export function brokenCalls(token: string): Record<string, IncomingCall> {
  const sending = { token };
  const banners = callOf('getBanners', {}, sending);
  return {
    'unknown field in a form': callOf('addProject', { ...project, colour: 'red' }, sending),
    'required field is missing': callOf('addProject', { ...project, phone: undefined }, sending),
    'required query field is missing': callOf('getUsdPrice', {}, sending),
    'words for an integer in a form': callOf('listProducts', { catalogId: 'many' }, sending),
    'words for an integer in a query': callOf('listNews', { pageNum: 'first' }, sending),
    'words for an integer in a path': callOf('getNewsDetail', { nid: 'first' }, sending),
    'number under its minimum': callOf('listNews', { pageSize: 0 }, sending),
    'number over its maximum': callOf('listProducts', { quantity: 100_000 }, sending),
    'value outside its enum': callOf('listProducts', { recommend: 2 }, sending),
    'text against its pattern': callOf('addProject', { ...project, phone: '12345' }, sending),
    'text too long': callOf('addProject', { ...project, projectName: 'x'.repeat(51) }, sending),
    'blank text': callOf('addProject', { ...project, projectName: ' ' }, sending),
    'no signature': withHeader(banners, transportHeaders.sign, null),
    'no time of signing': withHeader(banners, transportHeaders.timestamp, null),
    'signature of the wrong form': withHeader(banners, transportHeaders.sign, 'signed'),
    'idempotency key of the wrong form': withHeader(
      callOf('cancelStandardOrder', { orderNo: 'P2026111800000003' }, sending),
      transportHeaders.idempotencyKey,
      'x',
    ),
    'no token': callOf('listProjects'),
    'JSON for a form': { ...callOf('addProject', project, sending), mediaType: 'application/json' },
    'unknown path': { ...banners, path: '/open/banner/nothing' },
    'other method': { ...banners, method: 'PUT', query: [] },
  };
}
