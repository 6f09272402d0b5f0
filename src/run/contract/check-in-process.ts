import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { CheckName } from '#contract/finding.ts';
import type { CheckOutcome } from '#contract/report/sum-up.ts';

const script = join(import.meta.dirname, 'check-process.ts');

/**
 * Makes checks in a process of their own, with the arguments of the command: one step after the other, the checks of a step at the
 * same time. `onOutcome` gets each check once.
 */
export function checkInProcess(
  steps: readonly (readonly CheckName[])[],
  args: readonly string[],
  onOutcome: (outcome: CheckOutcome) => void,
): Promise<void> {
  const began = performance.now();
  const left = new Set(steps.flat());
  return new Promise((resolve) => {
    const end = (failed: string) => {
      const seconds = (performance.now() - began) / 1000;
      for (const check of left) onOutcome({ check, seconds, failed });
      left.clear();
      resolve();
    };
    // The standard output carries the report alone.
    const child = fork(script, [steps.map((step) => step.join('+')).join(','), ...args], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.on('message', (outcome: CheckOutcome) => {
      left.delete(outcome.check);
      onOutcome(outcome);
    });
    child.once('error', ({ message }) => end(message));
    child.once('exit', (code, signal) => end(`Its process ended with ${signal ?? code}.`));
  });
}
