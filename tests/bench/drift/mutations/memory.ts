import type { WireResponse } from '#contract/exchange.ts';
import { isObject, type Json, type JsonObject } from '#description/json.ts';
import { jsonOf, type ReceivedRequest } from '../mutation.ts';

/** Real responses that a mutated server remembers, so that its changes are plausible. */
export class Memory {
  /** Tokens that were good, the latest last. */
  readonly tokens: string[] = [];
  /** Tokens that were signed out. */
  readonly signedOut = new Set<string>();
  /** Fields of accepted requests: the value that was accepted last. */
  readonly accepted = new Map<string, string>();
  /** Fields of accepted requests to the mutated operation. */
  readonly acceptedHere = new Map<string, string>();
  /** The last response with code 0 of the mutated operation. */
  success: JsonObject | undefined;
  readonly #seen = new Map<string, Set<string>>();

  /** Records an unchanged exchange. */
  note({ token, fields, operation, here }: ReceivedRequest, response: WireResponse): void {
    const json = jsonOf(response);
    if (json?.code !== 0) return;
    if (token !== undefined && operation?.access === 'member') {
      const at = this.tokens.indexOf(token);
      if (at >= 0) this.tokens.splice(at, 1);
      this.tokens.push(token);
      if (operation.id === 'logoutMember') this.signedOut.add(token);
    }
    for (const [name, value] of Object.entries(fields)) {
      this.accepted.set(name, value);
      if (here) this.acceptedHere.set(name, value);
    }
    if (here) this.success = json;
    const seen = this.#seen.get(token ?? '') ?? new Set();
    this.#seen.set(token ?? '', seen);
    collect(json, seen);
  }

  /** Whether a response to this token has held the value, so that the entry is the caller's. */
  hasSeen(token: string | undefined, value: string): boolean {
    return this.#seen.get(token ?? '')?.has(value) === true;
  }

  /** A token that is still good, not this one unless there is no other. */
  goodToken(not?: string): string | undefined {
    const good = this.tokens.filter((token) => !this.signedOut.has(token));
    return good.findLast((token) => token !== not) ?? good.at(-1);
  }
}

function collect(value: Json, into: Set<string>): void {
  if (Array.isArray(value)) for (const one of value) collect(one, into);
  else if (isObject(value)) for (const one of Object.values(value)) collect(one, into);
  else if (value !== null) into.add(String(value));
}

/** A response that the server never gave, with the headers of one. */
export function madeUpResponse(json: Json): WireResponse {
  return {
    status: 200,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-request-id': '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    },
    text: JSON.stringify(json),
  };
}
