import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { Contract } from './contract.ts';
import { CannotCheck, type CheckName, checkNames } from './finding.ts';

/** What the command line of the contract check asks for. */
export interface ContractOptions {
  /** Base URL of a running server; without it the project's own is started. */
  readonly server?: string;
  /** The checks that are made, in their order. */
  readonly checks: readonly CheckName[];
  /** Those that `--only` names. */
  readonly named: ReadonlySet<CheckName>;
  readonly isSelected: (operationId: string) => boolean;
  readonly seed: number;
  readonly files: { readonly json?: string; readonly junit?: string; readonly html?: string };
  /** File of known drift. */
  readonly known?: string;
  /** File or git reference of an older description. */
  readonly base?: string;
  /** Tokens of members, for a server without sign-up. */
  readonly tokens: readonly string[];
  /** Application key of the signature, where the server has another one. */
  readonly key?: string;
  /** Key of a partner, as `ID.SECRET`: without it the calls for partners are skipped on a server at `--server`. */
  readonly partnerKey?: string;
}

export const contractHelp = `npm run contract [-- OPTIONS]         compares description, server, mocks, app, generated code
npm run contract -- proxy OPTIONS      watches the calls between an app and a server; -- proxy --help

  --server URL         a running server (default: the project's own, in memory)
  --only LIST          only these: checks (${checkNames.join(' ')}), operationIds, areas
  --skip LIST          all but these; lists are separated by commas
  --seed NUMBER        the same seed makes the same requests (default 1)
  --base FILE|REF      compare with an older description: openapi.json, openapi.yaml or a git reference
  --known FILE         known drift (YAML or JSON): shown, does not fail; entries that no longer occur do
  --json FILE  --junit FILE  --html FILE     write reports
  --token TOKEN  --other-token TOKEN         two members, for a server where nobody can sign up
  --key KEY            application key of the signature
  --partner-key ID.SECRET                    a partner's key of the server at --server
  --help

Exit codes: 0 no drift, 1 drift, 2 could not check.
`;

/** Checks that call the server at `--server`; the others look at this project. */
const ofServer: ReadonlySet<CheckName> = new Set(['server', 'broken', 'access']);
const usualSeed = 1;

const text = { type: 'string' } as const;
const list = { type: 'string', multiple: true } as const;
const known = {
  server: text,
  only: list,
  skip: list,
  seed: text,
  base: text,
  known: text,
  json: text,
  junit: text,
  html: text,
  token: text,
  'other-token': text,
  key: text,
  'partner-key': text,
  help: { type: 'boolean' },
} as const;

/** The words of a list option, each resolved to a check or to the operations that it names. */
interface Named {
  readonly checks: ReadonlySet<CheckName>;
  readonly operations: ReadonlySet<string>;
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, one] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(Math.min((row[j] ?? 0) + (one === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The word of a list that is meant by a misspelt one, as a question. */
function suggestNearest(word: string, words: readonly string[]): string {
  const lower = word.toLowerCase();
  const [best] = words
    .map((one) => ({ one, far: distance(lower, one.toLowerCase()) }))
    .toSorted((a, b) => a.far - b.far);
  return best && best.far <= Math.max(2, word.length / 3) ? ` Did you mean ${best.one}?` : '';
}

function readNames(option: string, lists: readonly string[], { operations }: Contract): Named {
  const checks = new Set<CheckName>();
  const ids = new Set<string>();
  for (const word of lists.flatMap((list) => list.split(',')).map((one) => one.trim())) {
    const check = checkNames.find((name) => name === word);
    const meant = operations.filter(({ id, area }) => id === word || area === word);
    if (check) checks.add(check);
    for (const { id } of meant) ids.add(id);
    if (check || meant.length > 0) continue;
    const words = [...checkNames, ...operations.flatMap(({ id, area }) => [id, area])];
    throw new CannotCheck(
      `--${option}: "${word}" is not a check, operationId or area.${suggestNearest(word, words)}`,
    );
  }
  return { checks, operations: ids };
}

/** An address without a slash at its end; anything but http and https is refused. */
export function baseUrlOf(option: string, text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new CannotCheck(`--${option} must be an address such as http://localhost:3000, not "${text}".`);
  const { search, hash } = new URL(text);
  if (search !== '' || hash !== '') throw new CannotCheck(`--${option} must be an address without ? and #.`);
  return text.replace(/\/+$/, '');
}

/** The value of an option as a whole number from 0 to `most`; any other text throws `CannotCheck`. */
export function wholeNumber(option: string, text: string, most: number): number {
  const value = /^[0-9]{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (value <= most) return value;
  throw new CannotCheck(`--${option} must be a whole number up to ${most}, not "${text}".`);
}

/** `parseArgs` with its complaints as `CannotCheck`, in one line. */
export function parsedArgs<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: false }).values;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new CannotCheck(`${message.split('. ')[0] ?? message}. --help lists the options.`);
  }
}

function checksOf(only: Named, skip: Named, server: boolean, base: boolean): CheckName[] {
  const isSelectedCheck = (name: CheckName) =>
    only.checks.size > 0 ? only.checks.has(name) : !server || ofServer.has(name) || name === 'descriptions';
  if (only.checks.has('descriptions') && !base)
    throw new CannotCheck('--only descriptions needs --base FILE or --base GIT-REF to compare with.');
  const checks = checkNames.filter((name) => isSelectedCheck(name) && !skip.checks.has(name));
  const able = checks.filter((name) => name !== 'descriptions' || base);
  if (able.length === 0) throw new CannotCheck('--only and --skip leave no check.');
  return able;
}

/**
 * Reads the command line. Returns `help` for `--help`; throws `CannotCheck` with one clear line for what is unknown or makes no
 * sense.
 */
export function readOptions(args: readonly string[], contract: Contract): ContractOptions | 'help' {
  const values = parsedArgs(args, known);
  if (values.help) return 'help';
  const only = readNames('only', values.only ?? [], contract);
  const skip = readNames('skip', values.skip ?? [], contract);
  const isSelected = (id: string) =>
    (only.operations.size === 0 || only.operations.has(id)) && !skip.operations.has(id);
  if (!contract.operations.some(({ id }) => isSelected(id)))
    throw new CannotCheck('--only and --skip leave no operation.');
  const { server, known: knownFile, base, key, json, junit, html } = values;
  if (values['other-token'] !== undefined && values.token === undefined)
    throw new CannotCheck('--other-token needs --token.');
  if (values.token !== undefined && server === undefined)
    throw new CannotCheck('--token is for a server at --server; in its own the check signs members up.');
  const partnerKey = values['partner-key'];
  if (partnerKey !== undefined && !/^[^.]+\.[^.]+$/.test(partnerKey))
    throw new CannotCheck('--partner-key must be ID.SECRET, as `npm run partner-key -- add NAME` shows it.');
  if (partnerKey !== undefined && server === undefined)
    throw new CannotCheck('--partner-key is for a server at --server; in its own the check makes a key.');
  return {
    ...(server === undefined ? {} : { server: baseUrlOf('server', server) }),
    checks: checksOf(only, skip, server !== undefined, base !== undefined),
    isSelected,
    named: only.checks,
    seed: values.seed === undefined ? usualSeed : wholeNumber('seed', values.seed, 2 ** 31 - 1),
    files: {
      ...(json === undefined ? {} : { json }),
      ...(junit === undefined ? {} : { junit }),
      ...(html === undefined ? {} : { html }),
    },
    ...(knownFile === undefined ? {} : { known: knownFile }),
    ...(base === undefined ? {} : { base }),
    ...(key === undefined ? {} : { key }),
    ...(partnerKey === undefined ? {} : { partnerKey }),
    tokens: [values.token, values['other-token']].filter((token) => token !== undefined),
  };
}
