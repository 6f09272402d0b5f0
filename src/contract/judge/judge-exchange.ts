import type { Contract } from '../contract.ts';
import type { Exchange } from '../exchange.ts';
import type { CheckName, Finding } from '../finding.ts';
import { judgeAskedEntry } from './asked-entry.ts';
import { judgeBody } from './body.ts';
import { judgeHeaders } from './headers.ts';
import { judgeMessage } from './message.ts';
import { Notes, operationName } from './notes.ts';
import { judgeRows } from './rows.ts';
import { type JudgeOptions, judgeStatus } from './status.ts';

/**
 * Everything that one exchange shows against the description: status, headers, envelope, code, schema, JSON texts, money,
 * message, language, page size, the entry that was asked for, and the relations that need no other call (order, unique, filter). Pure; one finding for each
 * place. What the code should have been, and what needs further calls, is asked elsewhere.
 */
export function judgeExchange(
  contract: Contract,
  exchange: Exchange,
  check: CheckName,
  options: JudgeOptions = {},
): Finding[] {
  const notes = new Notes(check, operationName(exchange));
  const { response, failure } = exchange;
  if (!response) {
    notes.add('no-response', 'status', { expected: 'an answer', actual: failure ?? 'none' });
    return notes.findings;
  }
  judgeStatus(contract, exchange, notes, options);
  judgeHeaders(contract, exchange, response, notes);
  judgeBody(contract, exchange, response, notes);
  judgeMessage(contract, exchange, notes);
  judgeRows(contract, exchange, notes);
  judgeAskedEntry(exchange, notes);
  return notes.findings;
}
