import type { Envelope } from '#domain/wire/envelope.ts';
import type { Route } from '#domain/wire/route.ts';
import { codes } from '#generated/constants.ts';
import { world as rows } from '#generated/mocks/world.ts';
import type { OperationId } from '#generated/transport.ts';
import { put, stepsOf, valueAt } from './scenarios/pointers.ts';

type Steps = readonly string[];

interface Generators {
  readonly generatedAnswer: (operation: OperationId, seed: string) => object;
  readonly generatedEntry: (operation: OperationId, seed: string) => object | undefined;
}

const keyOfCollection = new Map(
  Object.values(rows).flatMap(({ collection, key }) => (collection && key ? [[collection, key]] : [])),
);

function missingFields(envelope: Envelope, route: Route<OperationId>): Steps[] {
  return route
    .validateAnswer(envelope)
    .filter(({ rule }) => rule === 'required')
    .map(({ field }) => field.split('.'));
}

/** Where the entry that holds a field begins; undefined for a field outside of the entries. */
function entryOf(envelope: Envelope, operation: OperationId, field: Steps): Steps | undefined {
  const place = stepsOf(rows[operation].data);
  if (!place.every((step, index) => field[index] === step)) return undefined;
  const isList = Array.isArray(valueAt(envelope, place));
  return isList ? field.slice(0, place.length + 1) : place;
}

/** The same for an entry in every answer that shows it. */
function seedOf(envelope: Envelope, operation: OperationId, entry: Steps): string {
  const { collection = operation } = rows[operation];
  const key = keyOfCollection.get(collection);
  const id = key === undefined ? undefined : valueAt(envelope, [...entry, key]);
  return `${collection} ${String(id ?? entry.at(-1))}`;
}

/** The value at a place of a generated one, whose lists are shorter, and which ends early where an object holds its own kind. */
function generatedValueAt(root: unknown, steps: Steps): unknown {
  let parent = root;
  for (const step of steps.slice(0, -1)) {
    const index = Array.isArray(parent) ? String(Number(step) % parent.length) : step;
    parent = valueAt(parent, [index]) ?? parent;
  }
  return valueAt(parent, steps.slice(-1));
}

function generatedField(
  { generatedAnswer, generatedEntry }: Generators,
  operation: OperationId,
  envelope: Envelope,
  field: Steps,
): unknown {
  const entry = entryOf(envelope, operation, field);
  const generated = entry && generatedEntry(operation, seedOf(envelope, operation, entry));
  return entry && generated
    ? generatedValueAt(generated, field.slice(entry.length))
    : generatedValueAt(generatedAnswer(operation, ''), field);
}

/**
 * The answer of the world laid over a generated one: a field that the description requires and the world does not know is
 * generated. Faker is large and is loaded only when there is such a field.
 */
export async function completeAnswer(envelope: Envelope, route: Route<OperationId>): Promise<Envelope> {
  let missing = missingFields(envelope, route);
  if (missing.length === 0) return envelope;
  const { generatedAnswer, generatedEntry } = await import('./generated-answer.ts');
  const generators = { generatedAnswer, generatedEntry };
  const answer = structuredClone(envelope);
  while (missing.length > 0) {
    const values = missing.map((field) => generatedField(generators, route.operationId, answer, field));
    if (values.every((value) => value === undefined)) return answer;
    missing.forEach((field, index) => {
      put(answer, field, values[index]);
    });
    missing = missingFields(answer, route);
  }
  return answer;
}

/** The same for a refusal: the product in it is what the call returns of one that is sold. */
export async function completeRefusal(envelope: Envelope, route: Route<OperationId>): Promise<Envelope> {
  const place = ['params', 'product'];
  const product = valueAt(envelope, place);
  if (product === undefined) return envelope;
  const { data } = await completeAnswer({ code: codes.success, msg: envelope.msg, data: product }, route);
  const refusal = structuredClone(envelope);
  put(refusal, place, data);
  return refusal;
}
