import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { CheckName, CheckResult } from '#contract/finding.ts';
import type { CheckOutcome } from '#contract/report/sum-up.ts';

/** How a check ended, as its process reports it. */
export type Ended = { readonly check: CheckName } & (
  | { readonly result: CheckResult }
  | { readonly failed: string }
);

const script = join(import.meta.dirname, 'check-process.ts');

/** Makes checks at the same time in a process of their own, with the arguments of the command. */
export function checkInProcess(
  checks: readonly CheckName[],
  args: readonly string[],
): Promise<CheckOutcome[]> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  const outcomes = new Map<CheckName, CheckOutcome>();
  return new Promise((resolve) => {
    const end = (failed: string) =>
      resolve(checks.map((check) => outcomes.get(check) ?? { check, seconds: seconds(), failed }));
    // The standard output carries the report alone.
    const child = fork(script, [checks.join(','), ...args], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.on('message', (ended: Ended) => outcomes.set(ended.check, { seconds: seconds(), ...ended }));
    child.once('error', ({ message }) => end(message));
    child.once('exit', (code, signal) => end(`Its process ended with ${signal ?? code}.`));
  });
}
