import type { Contract } from '../contract.ts';
import { codeOf, type Exchange } from '../exchange.ts';
import type { JudgeOptions } from './judge-exchange.ts';
import type { Notes } from './notes.ts';
import { cut } from './shown.ts';

/** The HTTP status: 200 for every code but those with one of their own in `codes.yaml`. */
export function judgeStatus(
  contract: Contract,
  exchange: Exchange,
  notes: Notes,
  { failureWanted }: JudgeOptions,
): void {
  const { answer, json } = exchange;
  if (!answer) return;
  const code = codeOf(exchange);
  const row = contract.description.codes.find((one) => one.code === code);
  if ((answer.status === 500 || row?.http === 500) && !failureWanted) {
    const came = `status ${answer.status}${code === undefined ? '' : `, code ${code}`}`;
    const id = answer.headers['x-request-id'];
    notes.add('server-error', 'status', 'an answer or a refusal', id ? `${came}, request ${id}` : came);
  } else if (row ? answer.status !== row.http : answer.status !== 200) {
    const says = row ? `${row.http} with code ${code}` : '200';
    const came = `${answer.status}${json === undefined ? ` ${cut(answer.text)}` : ''}`;
    notes.add('status', 'status', says, came);
  }
}
