import type { ContractOperation } from '#contract/contract.ts';
import type { FilterRelation, Relation } from '#contract/relation.ts';
import type { Json } from '#description/json.ts';
import {
  type Fits,
  mutatedAnswer,
  mutateRequest,
  mutationOf,
  unchangedAnswer,
  withField,
  withPairs,
} from '../mutate.ts';
import { codeIn, jsonOf, type Mutation, withJson } from '../mutation.ts';
import { changeAt } from '../places.ts';
import { shuffle } from '../random.ts';
import { defaultOf } from './totals.ts';

const filters = 'filters';

function filtersOf({ relations }: ContractOperation): FilterRelation[] {
  return relations.filter((row: Relation): row is FilterRelation => 'filter' in row);
}

/** Filters of a list that is complete without them. */
function optionalFilters(operation: ContractOperation): string[] {
  const names = filtersOf(operation).map((row) => row.filter);
  return [...new Set(names)].filter((name) => operation.request.fields[name]?.required !== true);
}

const hasFilter: Fits = (operation) => optionalFilters(operation).length > 0;

function isColumn(name: string): boolean {
  return /^column[0-9]+$/.test(name);
}

function ignoredFilter(): Mutation {
  return mutationOf(filters, 'filter is ignored', hasFilter, ({ operation, random }) => {
    const [name = ''] = shuffle(optionalFilters(operation), random);
    const isIt = (field: string) => (name === 'column{id}' ? isColumn(field) : field === name);
    return async (received, forward) => {
      const right = await forward();
      if (codeIn(right) !== 0) return unchangedAnswer(right);
      const wrong = await forward(
        withPairs(received.request, (pairs) => pairs.filter(([field]) => !isIt(field))),
      );
      return { response: wrong, mutated: right.text !== wrong.text };
    };
  });
}

/** Responds to the filtered list with a part taken from the response without the filter. */
function mixedMutation(
  name: string,
  take: (filtered: Json, all: Json, operation: ContractOperation) => number,
): Mutation {
  return mutationOf(
    filters,
    name,
    (...of) => hasFilter(...of) && 'pageSize' in of[0].request.fields,
    ({ operation }) => {
      const isFilter = (field: string) => optionalFilters(operation).includes(field) || isColumn(field);
      return async (received, forward) => {
        const right = await forward();
        const all = await forward(
          withPairs(received.request, (pairs) => pairs.filter(([field]) => !isFilter(field))),
        );
        const [json, whole] = [jsonOf(right), jsonOf(all)];
        if (json?.code !== 0 || whole?.code !== 0) return unchangedAnswer(right);
        const count = take(json, whole, operation);
        const response = withJson(right, json);
        return count === 0 || response.text === right.text ? unchangedAnswer(right) : mutatedAnswer(response);
      };
    },
  );
}

function totalPointer({ relations }: ContractOperation): string {
  for (const row of relations) if ('total' in row) return row.total;
  return '/params/totalDataCounts';
}

/** A filter on a column is understood in another way. */
function changedColumn(name: string, change: (value: string) => string): Mutation {
  return mutateRequest(
    [filters, name],
    ({ request, fields }) => {
      const [field, value = ''] = Object.entries(fields).find(([sent]) => isColumn(sent)) ?? [];
      if (field === undefined || change(value) === value) return undefined;
      return withField(request, field, change(value));
    },
    (operation) => filtersOf(operation).some((row) => row.ranges === 'covers'),
  );
}

/** Filters of lists. */
export const filterMutations: readonly Mutation[] = [
  ignoredFilter(),
  mixedMutation('filter lets one other item through', (filtered, all, operation) => {
    const list = (filtersOf(operation)[0]?.items ?? '').split('/*')[0] ?? '';
    let [first]: Json[] = [];
    changeAt(all, list, (items) => {
      if (Array.isArray(items)) first = items.at(-1);
      return undefined;
    });
    return changeAt(filtered, list, (items) =>
      Array.isArray(items) && items.length > 0 && first !== undefined
        ? [...items.slice(0, -1), first]
        : undefined,
    );
  }),
  mixedMutation('total is that of the list without the filter', (filtered, all, operation) => {
    let total: Json | undefined;
    changeAt(all, totalPointer(operation), (value) => {
      total = value;
      return undefined;
    });
    return changeAt(filtered, totalPointer(operation), () => total);
  }),
  mutateRequest(
    [filters, 'word of a search is ignored'],
    ({ request, fields }) =>
      fields.keyWord === undefined || request.path.includes('/all/search')
        ? undefined
        : withField(request, 'keyWord', undefined),
    (operation) => filtersOf(operation).some((row) => row.filter === 'keyWord'),
  ),
  changedColumn('chosen range is taken for a requirement', (value) => value.replace(/^=(?=.+\.\.)/, '')),
  changedColumn('overlap is taken for a requirement', (value) => value.replace(/^~/, '')),
  changedColumn('requirement counts at its lower end only', (value) =>
    value.replace(/^([^=|]+\.\.)[^|]+$/, '$1'),
  ),
];

const defaults = 'defaults';

function changedDefault(name: string, field: string, value: string): Mutation {
  return mutateRequest(
    [defaults, name],
    ({ request, fields }) => (fields[field] === undefined ? withField(request, field, value) : undefined),
    (operation) => defaultOf(operation, field) !== undefined,
  );
}

/** What a server does with a field that is left out. */
export const defaultMutations: readonly Mutation[] = [
  changedDefault('default page size is 3', 'pageSize', '3'),
  changedDefault('default page size is 100', 'pageSize', '100'),
  changedDefault('default page is the second', 'pageNum', '2'),
  changedDefault('default order is descending', 'order', 'desc'),
  changedDefault('only what is in stock by default', 'inStock', '1'),
  changedDefault('only free documents by default', 'downloadGrade', '1'),
  mutateRequest(
    [defaults, 'default language is English'],
    ({ request, fields }) =>
      fields.language === undefined ? withField(request, 'language', 'en_US') : undefined,
    ({ relations }) => relations.some((row) => 'translated' in row),
  ),
];
