import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseJson } from '#domain/wire/parse-json.ts';
import { median } from '../timing.ts';

/** One run: flat figures, so that two runs are compared name by name. */
export interface Run {
  readonly at: string;
  /** Short, with a + when something was not committed. */
  readonly commit: string;
  /** Load of the machine in the last minute. */
  readonly load: number;
  readonly figures: Readonly<Record<string, number>>;
}

/** Runs of each measurement, oldest first. */
type History = Record<string, Run[]>;

const runsToKeep = 10;
/** How far from the median of the earlier runs a figure is named. */
const tolerance = 0.2;
/** These hardly depend on what else the machine does; times and rates do. */
const compared: readonly { readonly name: RegExp; readonly lowerIsBetter: boolean }[] = [
  { name: /(processor ms|resident MB)$/, lowerIsBetter: true },
  { name: /share of bare$/, lowerIsBetter: false },
];

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim();
}

function currentCommit(): string {
  try {
    return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '+');
  } catch {
    return 'unknown';
  }
}

/** Sentences about the figures that became worse than the median of the earlier runs. */
function slowerFigures(earlier: readonly Run[], figures: Run['figures']): string[] {
  return Object.entries(figures).flatMap(([name, value]) => {
    const rule = compared.find(({ name: pattern }) => pattern.test(name));
    const before = earlier.flatMap((run) => run.figures[name] ?? []);
    if (!rule || before.length === 0) return [];
    const usual = median(before);
    const change = rule.lowerIsBetter ? value / usual : usual / value;
    return change > 1 + tolerance
      ? [`SLOWER: ${name} ${value}, before ${usual} (median of ${before.length} runs)`]
      : [];
  });
}

/** Figures of one database are not compared with those of the other. */
function onDatabase(measurement: string): string {
  return process.env.DATABASE_URL === undefined ? measurement : `${measurement} on PostgreSQL`;
}

/** Adds a run to the file, which keeps the last ten of each measurement on each database; returns what became slower. */
export function addToHistory(file: string, kind: string, figures: Run['figures']): string[] {
  const measurement = onDatabase(kind);
  const history = existsSync(file) ? parseJson<History>(readFileSync(file, 'utf8')) : {};
  const earlier = history[measurement] ?? [];
  const load = Number((loadavg()[0] ?? 0).toFixed(1));
  const run: Run = { at: new Date().toISOString(), commit: currentCommit(), load, figures };
  history[measurement] = [...earlier, run].slice(-runsToKeep);
  writeFileSync(file, `${JSON.stringify(history, null, 2)}\n`);
  return slowerFigures(earlier, figures);
}
