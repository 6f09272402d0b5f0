// Comparing descriptions, measured against redocly diff and oasdiff: node tests/bench/compare/compare.ts [--out FILE] [--list]
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { compareDescriptions } from '#contract/compare/compare-descriptions.ts';
import { asObject, asText } from '#description/json.ts';
import { callMutations } from './call-mutations.ts';
import { batches, type Mutation, mutatedPair } from './mutation.ts';
import { neutralMutations } from './neutral-mutations.ts';
import { peerVerdicts, type Verdicts } from './peers.ts';
import { schemaMutations } from './schema-mutations.ts';
import { usualBreaks } from './usual-breaks.ts';

const { values: options } = parseArgs({
  options: {
    out: { type: 'string', default: '.cache/bench/compare.json' },
    list: { type: 'boolean', default: false },
  },
});

const mutations: readonly Mutation[] = [...schemaMutations, ...callMutations, ...neutralMutations];

/** What ours calls breaking. */
function ourVerdicts(): Verdicts {
  const breaking = batches(mutations).flatMap((batch) => {
    const names = new Map(
      batch.flatMap((mutation) => operationsOf(mutation).map((id) => [id, mutation.name] as const)),
    );
    const found = compareDescriptions(...mutatedPair(batch)).filter(({ level }) => level === 'breaking');
    return found.map(({ operation }) => names.get(operation));
  });
  return new Set(breaking.filter((name) => name !== undefined));
}

function operationsOf({ base, now }: Mutation): string[] {
  const items = [...Object.values(base), ...Object.values(now)].map(asObject);
  return items.flatMap((item) => Object.values(item).map((call) => asText(asObject(call).operationId)));
}

const classes: Readonly<Record<string, (mutation: Mutation) => boolean>> = {
  'usual breaking kinds': ({ name }) => usualBreaks.includes(name),
  'all breaking kinds of OpenAPI': ({ standard, level }) => standard && level === 'breaking',
  'breaking kinds of our vocabulary': ({ standard, level }) => !standard && level === 'breaking',
  'compatible or cosmetic, flagged': ({ kind, level }) => kind !== undefined && level !== 'breaking',
  'the same in other words, flagged': ({ kind }) => kind === undefined,
};

interface Row {
  readonly of: number;
  readonly called: Readonly<Record<string, number>>;
}

function table(verdicts: Readonly<Record<string, Verdicts>>): Record<string, Row> {
  return Object.fromEntries(
    Object.entries(classes).map(([name, isIn]) => {
      const inGroup = mutations.filter(isIn);
      const called = Object.entries(verdicts).map(([tool, names]) => {
        return [tool, inGroup.filter((mutation) => names.has(mutation.name)).length] as const;
      });
      return [name, { of: inGroup.length, called: Object.fromEntries(called) }];
    }),
  );
}

function print(rows: Record<string, Row>, tools: readonly string[]): void {
  const width = Math.max(...Object.keys(rows).map((name) => name.length));
  console.log(['called breaking'.padEnd(width), '   of', ...tools].join('  '));
  for (const [name, { of, called }] of Object.entries(rows)) {
    const counts = tools.map((tool) => String(called[tool]).padStart(tool.length));
    console.log([name.padEnd(width), String(of).padStart(5), ...counts].join('  '));
  }
}

const started = performance.now();
const ours = ourVerdicts();
const milliseconds = Math.round(performance.now() - started);
const verdicts = { ours, ...peerVerdicts(mutations) };
const rows = table(verdicts);
print(rows, Object.keys(verdicts));
console.log(`ours took ${milliseconds} ms for ${mutations.length} mutations`);
if (options.list)
  for (const [tool, names] of Object.entries(verdicts)) {
    const wrong = mutations.filter(({ level, name }) => (level === 'breaking') !== names.has(name));
    console.log(`${tool} differs: ${wrong.map(({ name }) => name).join(', ') || 'nowhere'}`);
  }
mkdirSync(dirname(options.out), { recursive: true });
writeFileSync(options.out, `${JSON.stringify({ rows, milliseconds }, null, 2)}\n`);
