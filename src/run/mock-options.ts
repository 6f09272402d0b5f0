import { parseArgs } from 'node:util';
import { readScenario, type Scenario } from '#mocks/scenarios/scenario.ts';

export const mockHelp = `npm run mock -- OPTIONS      the mocks over HTTP, for other clients
  --port 4010                where they answer
  --scenario TEXT            such as newMember,listProducts:empty,payStandardOrder:insufficientYuan; README.md lists what there is
  --latency 200              milliseconds before every answer
  --help`;

interface MockOptions {
  readonly port: number;
  readonly scenario: Scenario;
}

const usualPort = 4010;
const hint = '--help lists the options.';

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        scenario: { type: 'string' },
        latency: { type: 'string' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`${message.split('. ')[0]}. ${hint}`);
  }
}

function wholeNumber(name: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  if (!/^[0-9]{1,6}$/.test(text)) throw new Error(`--${name} must be a whole number, not "${text}".`);
  return Number(text);
}

/** Reads the command line; `help` for `--help`. What makes no sense is an error of one line. */
export function readMockOptions(args: readonly string[]): MockOptions | 'help' {
  const values = parseOptions(args);
  if (values.help) return 'help';
  const port = wholeNumber('port', values.port, usualPort);
  if (port > 65_535) throw new Error(`--port must be at most 65535, not ${port}.`);
  const latency = wholeNumber('latency', values.latency, 0);
  const scenario = readScenario(values.scenario ?? '');
  if (!scenario.ok) throw new Error(`"${scenario.unknown}" is not part of a scenario. ${hint}`);
  return { port, scenario: { ...scenario.value, ...(latency > 0 ? { latency } : {}) } };
}
