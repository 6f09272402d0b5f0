import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import type { Refused } from '#domain/result.ts';
import { withoutInvisible } from '#domain/text/without-invisible.ts';
import { type AmountCode, readAmount } from '#domain/topup-withdraw/typed-amount.ts';
import { earlyDays } from '#domain/wire/early-days.ts';
import { constants } from '#generated/constants.ts';
import { serverTime } from '#web/api/signature.ts';
import { fieldAt, fieldSchema, fromFields, ownFieldNames } from './form-fields.ts';
import { type GeneratedForm, isSecret, optionsOf, type Values, widgetOf } from './generated-form.ts';

/** The rule that a value breaks, as `generated/texts` names it, and its limit where it has one. */
export interface Problem {
  readonly rule: string;
  readonly limit?: number;
}

interface Finding {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: { missingProperty?: string; limit?: number; pattern?: string };
}

/** Where a value breaks several rules, the first of these is shown: it says most about what to do. */
const mostHelpfulFirst = ['required', 'type', 'enum', 'minLength', 'maxLength', 'format', 'pattern'];

const rank = (rule: string) =>
  (mostHelpfulFirst.indexOf(rule) + mostHelpfulFirst.length + 1) % (mostHelpfulFirst.length + 1);

/** A text as it is checked and sent. */
const tidy = (text: string) => withoutInvisible(text).trim();

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && tidy(value) === '');

/** An amount of money as it is typed, read into cents; undefined for any other field. */
function typedMoney(form: GeneratedForm<object>, name: string, values: Values) {
  const value = values[name];
  if (widgetOf(form.uiSchema, name) !== 'money' || typeof value !== 'string') return undefined;
  const { minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = fieldSchema(form, name);
  const read = readAmount(value, { minimum, maximum });
  return read.ok ? { value: read.value } : { problem: moneyProblem(read) };
}

/** The rule that a typed amount breaks; limits of amounts are in cents, and are said in the unit that is typed. */
function moneyProblem({ code, params: { limit } }: Refused<AmountCode>): Problem {
  if (limit === undefined) return { rule: code };
  return { rule: code, limit: code === 'decimals' ? Number(limit) : Number(limit) / constants.moneyDivisor };
}

/**
 * What is checked and sent: the form's own fields, trimmed, as the operation takes them; blank ones are left out. A password
 * stays as it was typed.
 */
export function cleanValues(form: GeneratedForm<object>, values: Values): Values {
  const names = ownFieldNames(form).filter((name) => !isBlank(values[name]));
  const fields = names.map((name) => {
    const value = typedMoney(form, name, values)?.value ?? values[name];
    const trims = typeof value === 'string' && !isSecret(widgetOf(form.uiSchema, name));
    return [name, trims ? tidy(value) : value];
  });
  return fromFields(form, Object.fromEntries(fields));
}

function problemOf({ keyword, params }: Finding): Problem {
  const rule = keyword === 'dependentRequired' || params.pattern === '\\S' ? 'required' : keyword;
  return params.limit === undefined ? { rule } : { rule, limit: params.limit };
}

/** The fields that must hold a day after the current one in Beijing, and do not. */
function findEarlyDays(form: GeneratedForm<object>, values: Values): readonly string[] {
  const names = ownFieldNames(form).filter((name) => optionsOf(form.uiSchema, name).after === 'today');
  return earlyDays({ afterToday: names }, values, serverTime()).map(({ field }) => field);
}

/** Every field that breaks a rule of the description, with the rule that says most. */
export function findProblems(form: GeneratedForm<object>, values: Values): Readonly<Record<string, Problem>> {
  const validator = createPrecompiledValidator(form.validators, form.schema);
  const { errors = [] } = validator.rawValidation<Finding>(form.schema, cleanValues(form, values));
  const problems: Record<string, Problem> = {};
  for (const error of errors) {
    const { missingProperty: missing } = error.params;
    const path = error.instancePath.split('/').slice(1);
    const name = fieldAt(form, missing === undefined ? path : [...path, missing]);
    const problem = problemOf(error);
    const known = problems[name];
    if (!known || rank(problem.rule) < rank(known.rule)) problems[name] = problem;
  }
  for (const name of findEarlyDays(form, values)) problems[name] ??= { rule: 'afterToday' };
  for (const name of ownFieldNames(form)) {
    const problem = isBlank(values[name]) ? undefined : typedMoney(form, name, values)?.problem;
    if (problem) problems[name] = problem;
  }
  return problems;
}
