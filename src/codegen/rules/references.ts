import type { Description, Operation } from '#description/description.ts';
import { asList, asObject } from '#description/json.ts';
import { everySchema, type Flaw, flawAt, type Rule } from './flaw.ts';

function fieldsOf({ body, parameters }: Operation): string[] {
  return [
    ...parameters.map((one) => one.name),
    ...Object.keys(asObject(body?.properties)),
    ...Object.keys(asObject(body?.patternProperties)).map(() => 'column{id}'),
  ];
}

function relations(description: Description, operation: Operation): Flaw[] {
  const place = `${operation.pointer}/x-relations`;
  return asList(operation.node['x-relations']).flatMap((node, index): Flaw[] => {
    const row = asObject(node);
    const flaw = (problem: string) => [
      flawAt(description, `${place}/${index}`, problem, 'Correct the name.'),
    ];
    for (const key of ['filter', 'default'] as const)
      if (row[key] !== undefined && !fieldsOf(operation).includes(String(row[key])))
        return flaw(`${operation.id} has no field ${String(row[key])}`);
    const other = row.read ?? row.agrees;
    if (other === undefined) return [];
    const target = description.operations.find(({ id }) => id === other);
    if (!target) return flaw(`There is no operation ${String(other)}`);
    const wrong = Object.keys(asObject(row.with)).find((field) => !fieldsOf(target).includes(field));
    return wrong === undefined ? [] : flaw(`${target.id} has no field ${wrong}`);
  });
}

function pageSizes(description: Description, operation: Operation): Flaw[] {
  if (operation.node['x-page-size'] === undefined || fieldsOf(operation).includes('pageSize')) return [];
  const problem = `${operation.id} has x-page-size and no field pageSize`;
  return [
    flawAt(description, `${operation.pointer}/x-page-size`, problem, 'Add the field or remove the sizes.'),
  ];
}

/** Operations and fields that extensions name do exist. */
export const namesLeadSomewhere: Rule = (description) => {
  const ids = new Set(description.operations.map(({ id }) => id));
  const widgets = [...everySchema(description)].flatMap(({ schema, pointer }) =>
    ['sends', 'options'].flatMap((key) => {
      const id = asObject(schema['x-widget'])[key];
      if (id === undefined || ids.has(String(id))) return [];
      return [
        flawAt(
          description,
          `${pointer}/x-widget`,
          `x-widget names ${String(id)}, which is no operation`,
          'Correct the name.',
        ),
      ];
    }),
  );
  return [
    ...widgets,
    ...description.operations.flatMap((operation) => [
      ...relations(description, operation),
      ...pageSizes(description, operation),
    ]),
  ];
};
