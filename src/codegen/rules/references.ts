import type { Description, Operation } from '#description/description.ts';
import { asList, asObject } from '#description/json.ts';
import { everySchema, type Rule, type Violation, violationAt } from './violation.ts';

function fieldsOf({ body, parameters }: Operation): string[] {
  return [
    ...parameters.map((one) => one.name),
    ...Object.keys(asObject(body?.properties)),
    ...Object.keys(asObject(body?.patternProperties)).map(() => 'column{id}'),
  ];
}

function relations(description: Description, operation: Operation): Violation[] {
  const place = `${operation.pointer}/x-relations`;
  return asList(operation.node['x-relations']).flatMap((node, index): Violation[] => {
    const row = asObject(node);
    const violation = (problem: string) => [
      violationAt(description, `${place}/${index}`, problem, 'Correct the name.'),
    ];
    for (const key of ['filter', 'default'] as const)
      if (row[key] !== undefined && !fieldsOf(operation).includes(String(row[key])))
        return violation(`${operation.id} has no field ${String(row[key])}`);
    const other = row.read ?? row.agrees ?? row.equals;
    if (other === undefined) return [];
    const target = description.operations.find(({ id }) => id === other);
    if (!target) return violation(`There is no operation ${String(other)}`);
    const wrong = Object.keys(asObject(row.with)).find((field) => !fieldsOf(target).includes(field));
    return wrong === undefined ? [] : violation(`${target.id} has no field ${wrong}`);
  });
}

function pageSizes(description: Description, operation: Operation): Violation[] {
  if (operation.node['x-page-size'] === undefined || fieldsOf(operation).includes('pageSize')) return [];
  const problem = `${operation.id} has x-page-size and no field pageSize`;
  return [
    violationAt(
      description,
      `${operation.pointer}/x-page-size`,
      problem,
      'Add the field or remove the sizes.',
    ),
  ];
}

function fieldOrders(description: Description): Violation[] {
  return [...everySchema(description)].flatMap(({ schema, pointer }) => {
    const fields = Object.keys(asObject(schema.properties));
    const listed = Object.values(asObject(schema['x-field-order'])).flatMap((names) =>
      asList(names).map(String),
    );
    const wrong = listed.find((name) => !fields.includes(name));
    if (wrong === undefined) return [];
    const place = `${pointer}/x-field-order`;
    return [violationAt(description, place, `the form has no field ${wrong}`, 'Correct the name.')];
  });
}

/** Operations and fields that extensions name do exist. */
export const namesLeadSomewhere: Rule = (description) => {
  const ids = new Set(description.operations.map(({ id }) => id));
  const widgets = [...everySchema(description)].flatMap(({ schema, pointer }) =>
    ['sends', 'options'].flatMap((key) => {
      const id = asObject(schema['x-widget'])[key];
      if (id === undefined || ids.has(String(id))) return [];
      return [
        violationAt(
          description,
          `${pointer}/x-widget`,
          `x-widget names ${String(id)}, which is not an operation`,
          'Correct the name.',
        ),
      ];
    }),
  );
  return [
    ...widgets,
    ...fieldOrders(description),
    ...description.operations.flatMap((operation) => [
      ...relations(description, operation),
      ...pageSizes(description, operation),
    ]),
  ];
};
