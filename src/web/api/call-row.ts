import { type CallRow, usualCall } from '#domain/wire/call-row.ts';
import { type OperationId, unusualCalls } from '#generated/transport.ts';

/** How a call travels. */
export function callRow(operation: OperationId, method: string): CallRow {
  return { ...usualCall(method), ...unusualCalls[operation] };
}
