import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { CheckName, CheckResult } from '#contract/finding.ts';
import type { CheckOutcome } from '#contract/report/sum-up.ts';

/** How a check ended, as its process reports it. */
export type Ended = { readonly result: CheckResult } | { readonly failed: string };

const script = join(import.meta.dirname, 'check-process.ts');

/** Makes one check in a process of its own, with the arguments of the command. */
export function checkInProcess(check: CheckName, args: readonly string[]): Promise<CheckOutcome> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  return new Promise((resolve) => {
    // The standard output carries the report alone.
    const child = fork(script, [check, ...args], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('message', (ended: Ended) => resolve({ check, seconds: seconds(), ...ended }));
    child.once('error', ({ message }) => resolve({ check, seconds: seconds(), failed: message }));
    child.once('exit', (code, signal) =>
      resolve({ check, seconds: seconds(), failed: `Its process ended with ${signal ?? code}.` }),
    );
  });
}
