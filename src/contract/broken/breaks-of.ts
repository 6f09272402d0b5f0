import type { Contract, ContractOperation } from '../contract.ts';
import type { BrokenRequest } from './broken-request.ts';
import { fieldBreaks, numberedBreaks } from './field-breaks.ts';
import { bodyBreaks, missingFields, transportBreaks, unknownAndRepeated } from './request-breaks.ts';
import { verdictOf } from './sent-fields.ts';

/** Whether the description itself says what is expected: a change can undo another constraint than it was made for. */
function isMeant(contract: Contract, operation: ContractOperation, request: BrokenRequest): boolean {
  const { expectedOutcome, fields, query, headers, withoutHeader, repeatsToken } = request;
  if (expectedOutcome.kind === 'answered' || query || headers || withoutHeader || repeatsToken) return true;
  const verdict = verdictOf(contract, operation, fields);
  if (expectedOutcome.kind === 'allowed') return verdict.ok;
  return !verdict.ok && verdict.fields.some(({ field }) => expectedOutcome.fields.includes(field));
}

/**
 * Requests for one operation that break one constraint of its description each, and those that are just within it, as they
 * go over the wire; the same ones every time. Throws `NoSample` where the description has a field that no value was found for.
 */
export function breaksOf(contract: Contract, operation: ContractOperation): BrokenRequest[] {
  const all = [
    ...missingFields(contract, operation),
    ...fieldBreaks(contract, operation),
    ...numberedBreaks(contract, operation),
    ...unknownAndRepeated(contract, operation),
    ...transportBreaks(contract, operation),
    ...bodyBreaks(contract, operation),
  ];
  return dropDuplicates(all.filter((request) => isMeant(contract, operation, request)));
}

/** One of those that are the same on the wire. */
function dropDuplicates(requests: readonly BrokenRequest[]): BrokenRequest[] {
  const known = new Map<string, BrokenRequest>();
  for (const request of requests) {
    const { what: _w, expected: _s, at: _a, ...sent } = request;
    const key = JSON.stringify(sent, (_, value: unknown) =>
      value instanceof File ? `${value.name} ${value.size}` : value,
    );
    if (!known.has(key)) known.set(key, request);
  }
  return [...known.values()];
}
