import { type DescribedAction, listActions } from '#description/actions.ts';
import type { Description, Operation } from '#description/description.ts';
import { asList, asObject, type Json } from '#description/json.ts';
import { declaredCodes, isKeyed, resolveRef } from '#description/operations.ts';
import { type Rule, type Violation, violationAt } from './violation.ts';

/** Whether some state refuses the action: no row of it has every value of its fields. */
function canBeRefused({ document }: Description, { on, node }: DescribedAction): boolean {
  const properties = asObject(asObject(asObject(asObject(document.components).schemas)[on]).properties);
  const covers = ([field, allowed]: [string, Json]) => {
    const values = asList(resolveRef(document, properties[field]).enum);
    return values.length > 0 && values.every((value) => asList(allowed).includes(value));
  };
  return !asList(node.when).some((row) => Object.entries(asObject(row)).every(covers));
}

/** What an operation can be implies codes that it must declare. */
function impliedCodes(description: Description, operation: Operation): [string, boolean][] {
  const { access, node } = operation;
  const refusing = listActions([operation]).some((action) => canBeRefused(description, action));
  return [
    ['signInNeeded', access === 'member'],
    ['sessionExpired', access === 'member'],
    ['notOffered', refusing],
    ['notFound', node['x-owned'] === true],
    ['tooManyRequests', node['x-cooldown'] !== undefined || node['x-hourly-limit'] !== undefined],
    ['idempotencyConflict', node['x-idempotent'] === true],
    ['requestRepeated', isKeyed(operation)],
  ];
}

function ofOperation(description: Description, operation: Operation): Violation[] {
  const { id, node, pointer } = operation;
  const place = `${pointer}/x-codes`;
  if (node['x-codes'] === undefined)
    return [violationAt(description, pointer, `${id} declares no codes`, 'Add x-codes, at least [0].')];
  const declared = declaredCodes(node);
  const known = new Map(description.codes.map((code) => [code.code, code]));
  const unknown = declared
    .filter((code) => !known.has(code))
    .map((code) =>
      violationAt(
        description,
        place,
        `${id} declares code ${code}, which codes.yaml does not have`,
        'Add it there or correct it.',
      ),
    );
  const missing = impliedCodes(description, operation).flatMap(([name, applies]) => {
    const row = description.codes.find((code) => code.name === name);
    if (!applies || row === undefined || row.everywhere || declared.includes(row.code)) return [];
    return [
      violationAt(
        description,
        place,
        `${id} can answer ${row.code} ${name} and does not declare it`,
        `Add ${row.code} to x-codes.`,
      ),
    ];
  });
  const zero = declared.includes(0)
    ? []
    : [violationAt(description, place, `${id} does not declare success`, 'Add 0 to x-codes.')];
  return [...zero, ...unknown, ...missing];
}

/** Declared codes exist and those that follow from the operation are declared. */
export const codesAreDeclared: Rule = (description) =>
  description.operations.flatMap((operation) => ofOperation(description, operation));

/** `RefusalCode` lists codes.yaml without 0, under the same names; every code is used somewhere. */
export const codeListIsOne: Rule = (description) => {
  const pointer = '/components/schemas/RefusalCode';
  const schema = asObject(asObject(asObject(description.document.components).schemas).RefusalCode);
  const names = asList(schema['x-enum-names']);
  const listed = new Map(asList(schema.enum).map((code, place) => [Number(code), String(names[place])]));
  const namesByCode = new Map(
    description.codes.filter(({ code }) => code !== 0).map(({ code, name }) => [code, name]),
  );
  const used = new Set(description.operations.flatMap(({ codes }) => codes));
  return [
    ...[...namesByCode].flatMap(([code, name]) =>
      listed.get(code) === name
        ? []
        : [
            violationAt(
              description,
              pointer,
              `RefusalCode does not have ${code} ${name} of codes.yaml`,
              'Make the two lists the same.',
            ),
          ],
    ),
    ...[...listed].flatMap(([code, name]) =>
      namesByCode.has(code)
        ? []
        : [
            violationAt(
              description,
              pointer,
              `RefusalCode has ${code} ${name}, which codes.yaml does not`,
              'Make the two lists the same.',
            ),
          ],
    ),
    ...description.codes.flatMap(({ code, name }): Violation[] =>
      used.has(code)
        ? []
        : [
            {
              file: 'codes.yaml',
              pointer: `/${code}`,
              problem: `No operation responds with ${code} ${name}`,
              remedy: 'Declare it where it is answered, or remove it.',
            },
          ],
    ),
  ];
};
