import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { asList, asObject, asText, type Json } from '#description/json.ts';
import type { NamedViolation } from './rules/index.ts';

const project = join(import.meta.dirname, '../..');

/**
 * Runs Redocly's lint (OpenAPI 3.1 itself, links, examples against schemas, `.redocly.yaml`) over the description. Throws
 * where Redocly itself fails.
 */
export async function lintWithRedocly(): Promise<NamedViolation[]> {
  const output = await run(['lint', 'openapi/openapi.yaml', '--config', '.redocly.yaml', '--format', 'json']);
  const report: Json = JSON.parse(output);
  return asList(asObject(report).problems)
    .map(asObject)
    .map((problem) => {
      const place = asObject(asList(problem.location)[0]);
      return {
        rule: asText(problem.ruleId),
        file: asText(asObject(place.source).ref).replace(/^.*openapi\//, ''),
        pointer: asText(place.pointer).replace(/^#/, ''),
        problem: asText(problem.message),
        remedy:
          asList(problem.suggest).length > 0
            ? `Did you mean ${asList(problem.suggest).join(', ')}?`
            : 'See the rule in .redocly.yaml.',
      };
    });
}

/** What Redocly prints on its standard output; it ends with 1 where it found something. */
function run(parameters: readonly string[]): Promise<string> {
  const cli = join(project, 'node_modules/@redocly/cli/bin/cli.js');
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [cli, ...parameters],
      { cwd: project, env, maxBuffer: 2 ** 26 },
      (error, stdout, stderr) => {
        if (stdout.trimStart().startsWith('{')) resolve(stdout);
        else reject(new Error(stderr || error?.message || 'Redocly printed nothing'));
      },
    );
  });
}
