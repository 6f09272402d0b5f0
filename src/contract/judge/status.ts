import type { Contract } from '../contract.ts';
import { codeOf, type Exchange } from '../exchange.ts';
import type { Notes } from './notes.ts';
import { showText } from './show-value.ts';

export interface JudgeOptions {
  /** The failure of the server (code 5001, status 500) is what was asked for, as in a scenario of the mocks. */
  readonly expectsFailure?: boolean;
}

/** The HTTP status: 200 for every code but those with one of their own in `codes.yaml`. */
export function judgeStatus(
  contract: Contract,
  exchange: Exchange,
  notes: Notes,
  { expectsFailure }: JudgeOptions,
): void {
  const { response, json } = exchange;
  if (!response) return;
  const code = codeOf(exchange);
  const row = contract.description.codes.find((one) => one.code === code);
  if ((response.status === 500 || row?.http === 500) && !expectsFailure) {
    const actual = `status ${response.status}${code === undefined ? '' : `, code ${code}`}`;
    const id = response.headers['x-request-id'];
    notes.add('server-error', 'status', {
      expected: 'a success or a refusal',
      actual: id ? `${actual}, request ${id}` : actual,
    });
  } else if (row ? response.status !== row.http : response.status !== 200) {
    const expected = row ? `${row.http} with code ${code}` : '200';
    const actual = `${response.status}${json === undefined ? ` ${showText(response.text)}` : ''}`;
    notes.add('status', 'status', { expected, actual });
  }
}
