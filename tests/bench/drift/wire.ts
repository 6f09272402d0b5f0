import { asFetch, Caller, keyHeader } from '#contract/caller.ts';
import type { Contract } from '#contract/contract.ts';
import type { WireBody, WireRequest, WireResponse } from '#contract/exchange.ts';
import { sentFields } from '#contract/exchange.ts';
import type { Target } from '#contract/target.ts';
import { transportHeaders } from '#generated/transport.ts';
import type { ForwardRequest, ReceivedRequest } from './mutation.ts';

const stampName = transportHeaders.timestamp.toLowerCase();
const signName = transportHeaders.sign.toLowerCase();
const urlEncoded = 'application/x-www-form-urlencoded';
/** Those that belong to the body as it was. */
const ofBody = new Set(['content-length', 'content-encoding', 'transfer-encoding', 'connection']);

async function readBody(request: Request): Promise<WireBody> {
  const mediaType = request.headers.get('content-type') ?? '';
  if (!request.body && mediaType === '') return { kind: 'none' };
  if (mediaType.startsWith('multipart/form-data')) {
    const form = await request
      .clone()
      .formData()
      .catch(() => undefined);
    if (form) return { kind: 'form', pairs: [...form.entries()], multipart: true };
  }
  const text = await request.text();
  return mediaType.split(';')[0]?.trim() === urlEncoded
    ? { kind: 'form', pairs: [...new URLSearchParams(text)] }
    : { kind: 'raw', mediaType, text };
}

/** Takes a request apart; it is not read itself. */
async function readRequest(request: Request): Promise<WireRequest> {
  const { pathname, searchParams } = new URL(request.url);
  const headers = Object.fromEntries(request.headers);
  delete headers['content-type'];
  return {
    method: request.method,
    path: pathname,
    query: [...searchParams],
    body: await readBody(request.clone()),
    headers,
  };
}

async function readAnswer(response: Response): Promise<WireResponse> {
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !ofBody.has(name)));
  return { status: response.status, headers, text: await response.text() };
}

export function asResponse({ status, headers, text }: WireResponse): Response {
  const response = new Response([101, 204, 205, 304].includes(status) ? null : text, { status });
  // A Response has a type of its own accord.
  response.headers.delete('content-type');
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

/** The signature of a request for the time at which it says it was signed. */
function signatureOf(contract: Contract, target: Target, request: WireRequest): string {
  const stamp = Number(request.headers[stampName]);
  const clock = { ...target, now: () => new Date(Number.isFinite(stamp) ? stamp : 0) };
  return new Caller({ contract, target: clock }).signature(request)[signName] ?? '';
}

export interface Arrival {
  readonly received: ReceivedRequest;
  readonly forward: ForwardRequest;
}

/** What a mutator sees of a request to its target. */
export async function arrivalOf(
  contract: Contract,
  target: Target,
  original: Request,
  operationId: string,
): Promise<Arrival> {
  const request = await readRequest(original);
  const operation = contract.find(request.method, request.path)?.operation;
  const signed = request.headers[signName] === signatureOf(contract, target, request);
  const fields = sentFields({
    operation,
    request,
    language: undefined,
    token: undefined,
    response: undefined,
    json: undefined,
  });
  const received: ReceivedRequest = {
    operation,
    request,
    signed,
    fields,
    here: operation?.id === operationId,
    language: fields.language === 'en_US' ? 'en_US' : 'zh_CN',
    token: fields.token,
  };
  const sent = new Set<string>();
  /** A second request must not be taken for a recording of the first. */
  const renewKey = (one: WireRequest): WireRequest => {
    const key = one.headers[keyHeader];
    if (key === undefined || !sent.has(key)) {
      if (key !== undefined) sent.add(key);
      return one;
    }
    return { ...one, headers: { ...one.headers, [keyHeader]: crypto.randomUUID() } };
  };
  const forward: ForwardRequest = async (outgoing = request, signing) => {
    const changed = renewKey(outgoing);
    if (changed === request && !signing) return readAnswer(await target.send(original.clone()));
    const stamp = signing ? String(target.now().getTime()) : (request.headers[stampName] ?? '');
    const stamped = { ...changed, headers: { ...changed.headers, [stampName]: stamp } };
    const sign = signing || signed ? signatureOf(contract, target, stamped) : request.headers[signName];
    const headers = { ...stamped.headers, ...(sign === undefined ? {} : { [signName]: sign }) };
    return readAnswer(await target.send(asFetch(target.baseUrl, { ...stamped, headers })));
  };
  return { received, forward };
}
