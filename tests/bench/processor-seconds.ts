import { readdirSync, readFileSync } from 'node:fs';

interface Process {
  readonly parent: number;
  readonly seconds: number;
}

const ticksPerSecond = 100;

/** A line of Linux: `pid (name) state parent …`, from the twelfth value after the name on its ticks and its ended children's. */
function processOf(pid: number): Process | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const values = line
      .slice(line.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const ticks = values.slice(11, 15).reduce((sum, value) => sum + value, 0);
    return { parent: values[1] ?? 0, seconds: ticks / ticksPerSecond };
  } catch {
    return undefined;
  }
}

/**
 * What a process and all that it started have used of the processor so far, in seconds of one core: unlike the time
 * of day it hardly depends on what else the machine does. NaN on a system other than Linux.
 */
export function processorSeconds(root: number): number {
  const all = new Map<number, Process>();
  try {
    for (const name of readdirSync('/proc')) {
      const found = /^\d+$/.test(name) ? processOf(Number(name)) : undefined;
      if (found) all.set(Number(name), found);
    }
  } catch {
    return Number.NaN;
  }
  const sum = (pid: number): number =>
    [...all].reduce(
      (total, [child, { parent }]) => (parent === pid ? total + sum(child) : total),
      all.get(pid)?.seconds ?? 0,
    );
  return sum(root);
}
