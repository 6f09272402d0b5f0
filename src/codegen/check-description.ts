import { join } from 'node:path';
import { loadDescription } from '#description/load.ts';
import config from '../../codegen.config.ts';
import { readCommandOptions } from './command-options.ts';
import { lintWithRedocly } from './redocly.ts';
import { findViolations, rules } from './rules/index.ts';

readCommandOptions(
  'npm run check:description     checks the description against the rules of the project',
  {},
);
const project = join(import.meta.dirname, '../..');
const start = performance.now();
const description = loadDescription(join(project, config.description));
const violations = [...findViolations(description), ...(await lintWithRedocly())];
for (const { file, pointer, problem, remedy, rule } of violations)
  console.error(`${config.description}/${file}#${pointer}\n  ${problem}. ${remedy} (${rule})`);
const seconds = ((performance.now() - start) / 1000).toFixed(1);
const { length } = Object.keys(rules);
console.log(
  `${description.operations.length} operations, ${length} rules and Redocly: ${violations.length} violations, ${seconds} s.`,
);
process.exitCode = violations.length === 0 ? 0 : 1;
