import type { Description, Operation } from '#description/description.ts';
import { asList, asObject, asText, isObject } from '#description/json.ts';
import { resolveRef, transportNames } from '#description/operations.ts';
import { type Rule, type Violation, violationAt } from './violation.ts';

const closed = 'Write `type: object` and `additionalProperties: false`.';

function request(
  description: Description,
  { id, method, body, pointer, parameters }: Operation,
): Violation[] {
  const violation = (problem: string, remedy: string) => [
    violationAt(description, `${pointer}/requestBody`, problem, remedy),
  ];
  const added =
    method === 'get'
      ? parameters.filter((one) => one.transport !== undefined).map((one) => one.name)
      : transportNames(description.document, body?.properties);
  const missing = ['language', 'token'].filter((name) => !added.includes(name));
  if (method !== 'get' && body === undefined)
    return violation(
      `${id} has no request schema`,
      'Give it a form; PlainForm where it has no field of its own.',
    );
  const violations = missing.map((name) =>
    violationAt(description, pointer, `${id} does not carry ${name}`, `Add ${name}, marked x-transport.`),
  );
  if (method === 'get')
    return body === undefined
      ? violations
      : [...violations, ...violation(`${id} is a GET with a body`, 'Use parameters.')];
  return body?.type === 'object' && body.additionalProperties === false
    ? violations
    : [...violations, ...violation(`The form of ${id} is not a closed object`, closed)];
}

function answer(description: Description, { id, node, pointer, success }: Operation): Violation[] {
  const place = `${pointer}/responses/200`;
  const { document } = description;
  const content = asObject(
    asObject(resolveRef(document, asObject(node.responses)['200']).content)['application/json'],
  );
  const [, second, ...more] = asList(asObject(content.schema).oneOf);
  const refusal = asText(asObject(second).$ref).endsWith('/Refusal');
  if (success === undefined)
    return [
      violationAt(description, place, `${id} has no answer schema`, 'Write oneOf: [XAnswer, Refusal].'),
    ];
  if (!refusal || more.length > 0)
    return [
      violationAt(
        description,
        place,
        `The answer of ${id} is not oneOf its success and Refusal`,
        'Write oneOf: [XAnswer, Refusal].',
      ),
    ];
  const schema = resolveRef(document, success);
  const properties = asObject(schema.properties);
  const code = resolveRef(document, properties.code);
  const violations: Violation[] = [];
  if (schema.type !== 'object' || schema.additionalProperties !== false)
    violations.push(violationAt(description, place, `The answer of ${id} is not a closed object`, closed));
  if (code.const !== 0 && JSON.stringify(code.enum) !== '[0]')
    violations.push(
      violationAt(description, place, `The answer of ${id} does not fix code to 0`, 'Refer to SuccessCode.'),
    );
  if (!['code', 'msg'].every((name) => asList(schema.required).includes(name)))
    violations.push(
      violationAt(
        description,
        place,
        `The answer of ${id} does not require code and msg`,
        'Add both to `required`.',
      ),
    );
  const strange = Object.keys(properties).filter((name) => !['code', 'msg', 'data', 'params'].includes(name));
  if (strange.length > 0)
    violations.push(
      violationAt(
        description,
        place,
        `The answer of ${id} has ${strange.join(', ')} in its envelope`,
        'Only code, msg, data and params.',
      ),
    );
  const examples = Object.keys(asObject(content.examples));
  if (examples.length === 0 && !isObject(content.example))
    violations.push(
      violationAt(
        description,
        place,
        `The answer of ${id} has no example`,
        'Add examples, zh_CN and en_US where it holds text.',
      ),
    );
  return violations;
}

const promised = ['Cache-Control', 'X-Request-Id'];

function headers(description: Description, { id, node, pointer }: Operation): Violation[] {
  const answer200 = resolveRef(description.document, asObject(node.responses)['200']);
  const missing = promised.filter((name) => !(name in asObject(answer200.headers)));
  return missing.map((name) =>
    violationAt(
      description,
      `${pointer}/responses/200`,
      `The answer of ${id} does not promise ${name}`,
      'Refer to headers in schemas/shared.yaml, as the other calls do.',
    ),
  );
}

/** How the operationIds of calls begin that change nothing. */
const readingWords = /^(get|list|search|select|count|export)[A-Z]/;

/** Anyone who recorded a write could send it again, unless it carries a key that counts once. */
function idempotencyKey(description: Description, operation: Operation): Violation[] {
  const { id, pointer, parameters } = operation;
  const key = parameters.find((one) => one.transport === 'idempotencyKey');
  if (readingWords.test(id)) {
    return key
      ? [
          violationAt(
            description,
            pointer,
            `${id} only reads and requires an Idempotency-Key`,
            'Remove it, or name what the call changes.',
          ),
        ]
      : [];
  }
  return key?.required
    ? []
    : [
        violationAt(
          description,
          pointer,
          `${id} changes something and requires no Idempotency-Key`,
          'Refer to IdempotencyKey in schemas/shared.yaml, as the other calls do.',
        ),
      ];
}

/**
 * Every operation: a closed form (or parameters for a GET) with language and token, a key where it changes something, and the
 * envelope with its headers as its answer.
 */
export const operationsHaveShapes: Rule = (description) =>
  description.operations.flatMap((operation) => [
    ...request(description, operation),
    ...idempotencyKey(description, operation),
    ...answer(description, operation),
    ...headers(description, operation),
  ]);
