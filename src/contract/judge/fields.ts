import { isObject, type Json } from '#description/json.ts';
import { parseJson } from '#domain/wire/parse-json.ts';
import type { Contract } from '../contract.ts';
import { type DescribedValue, describedValues } from './described.ts';
import type { Notes } from './notes.ts';
import { showText, showValue } from './show-value.ts';

const decimals = /at most ([0-9]+) decimals/;

/** What is in the description besides the keywords of a schema: content of JSON texts, decimals, moments in UTC. */
export function judgeFields(contract: Contract, schema: Json, json: Json, notes: Notes): void {
  for (const described of describedValues(contract, schema, json)) {
    const at = `response#${described.pointer}`;
    if (notes.has(at)) continue;
    if (typeof described.value === 'string') judgeText(contract, described, at, notes);
    if (typeof described.value === 'number') judgeDecimals(described, at, notes);
  }
}

function judgeText(contract: Contract, { schema, value }: DescribedValue, at: string, notes: Notes): void {
  const text = String(value);
  if (isObject(schema.contentSchema))
    judgeJsonText({ validate: contract.validator(schema.contentSchema), text, at, notes });
  const isUtc = schema.format === 'date-time' && /\bUTC\b/.test(String(schema.description));
  if (isUtc && !/(Z|\+00:00)$/i.test(text))
    notes.add('wrong-format', at, { expected: 'a moment in UTC', actual: showText(text) });
}

interface JsonText {
  readonly validate: ReturnType<Contract['validator']>;
  readonly text: string;
  readonly at: string;
  readonly notes: Notes;
}

function judgeJsonText({ validate, text, at, notes }: JsonText): void {
  let content: Json;
  try {
    content = parseJson<Json>(text);
  } catch {
    notes.add('bad-json-text', at, { expected: 'JSON text', actual: showText(text) });
    return;
  }
  if (validate(content)) return;
  const [error] = validate.errors ?? [];
  const rule = `${error?.keyword ?? 'schema'} ${error?.instancePath || 'of the whole'}: ${error?.message ?? ''}`;
  notes.add('bad-json-text', at, { expected: showText(rule), actual: showValue(text) });
}

/** A fraction is not `multipleOf` in this description, because tools disagree about it: the words say how many decimals. */
function judgeDecimals({ schema, value }: DescribedValue, at: string, notes: Notes): void {
  const [, limit] = decimals.exec(String(schema.description ?? '')) ?? [];
  if (limit === undefined) return;
  const scaled = Number(value) * 10 ** Number(limit);
  const isWhole = Math.abs(scaled - Math.round(scaled)) < 1e-6 * Math.max(1, Math.abs(scaled));
  if (!isWhole)
    notes.add('broken-rule', at, { expected: `at most ${limit} decimals`, actual: showValue(value) });
}
