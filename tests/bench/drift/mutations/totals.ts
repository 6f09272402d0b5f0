import type { ContractOperation } from '#contract/contract.ts';
import type { WireResponse } from '#contract/exchange.ts';
import type { Relation, TotalRelation } from '#contract/relation.ts';
import type { Json } from '#description/json.ts';
import {
  type Fits,
  mutatedAnswer,
  mutateJson,
  mutateRequest,
  mutationOf,
  unchangedAnswer,
  valuesAt,
  withField,
} from '../mutate.ts';
import {
  codeIn,
  jsonOf,
  type Mutation,
  type MutationContext,
  type ReceivedRequest,
  withJson,
} from '../mutation.ts';
import { changeAt } from '../places.ts';

const totals = 'totals and pages';

function totalsOf({ relations }: ContractOperation): readonly TotalRelation[] {
  return relations.filter((row: Relation): row is TotalRelation => 'total' in row);
}

const hasTotal: Fits = (operation) => totalsOf(operation).length > 0;

export function defaultOf({ relations }: ContractOperation, field: string): Json | undefined {
  for (const row of relations) if ('default' in row && row.default === field) return row.value;
  return undefined;
}

const hasPages: Fits = (operation, contract) =>
  defaultOf(operation, 'pageSize') !== undefined && hasTotal(operation, contract);

/** Changes the total of the responses; `change` gets it with the number of items that came with it. */
function mutateTotal(
  name: string,
  change: (total: number, items: number, received: ReceivedRequest) => Json | undefined,
): Mutation {
  return mutateJson(
    [totals, name],
    'success',
    (json, received, { operation }) => {
      const [row] = totalsOf(operation);
      const items = row ? valuesAt(json, `${row.items}/*`).length : 0;
      const count = row
        ? changeAt(json, row.total, (value) =>
            typeof value === 'number' ? change(value, items, received) : undefined,
          )
        : 0;
      return count > 0 ? json : undefined;
    },
    hasTotal,
  );
}

function pageOf({ fields }: ReceivedRequest): number {
  return Number(fields.pageNum ?? 1);
}

/** Changes the items of a page. */
function mutateItems(
  name: string,
  change: (items: Json[], received: ReceivedRequest, context: MutationContext) => Json[] | undefined,
  fits: Fits,
): Mutation {
  return mutateJson(
    [totals, name],
    'success',
    (json, received, context) => {
      const [row] = totalsOf(context.operation);
      const count = row
        ? changeAt(json, row.items, (value) =>
            Array.isArray(value) ? change(value, received, context) : undefined,
          )
        : 0;
      return count > 0 ? json : undefined;
    },
    fits,
  );
}

/** Numbers of entries and the cutting into pages. */
export const totalMutations: readonly Mutation[] = [
  mutateTotal('total is one too many', (total) => total + 1),
  mutateTotal('total is one too few', (total) => (total > 0 ? total - 1 : undefined)),
  mutateTotal('total is the number of items on the page', (total, items) =>
    items === total ? undefined : items,
  ),
  mutateTotal('total is wrong from page 2 on', (total, _, received) =>
    pageOf(received) > 1 ? total + 1 : undefined,
  ),
  mutateTotal('total is the next lower ten', (total) =>
    total > 10 && total % 10 > 0 ? total - (total % 10) : undefined,
  ),
  mutateTotal('total is text', (total) => String(total)),
  mutateRequest(
    [totals, 'page size is ignored'],
    ({ request }) => withField(request, 'pageSize', undefined),
    hasPages,
  ),
  mutateRequest(
    [totals, 'page size is capped at 10'],
    ({ request, fields }) =>
      Number(fields.pageSize) > 10 ? withField(request, 'pageSize', '10') : undefined,
    hasPages,
  ),
  mutateItems(
    'page holds one item too few',
    (items) => (items.length > 1 ? items.slice(0, -1) : undefined),
    hasPages,
  ),
  mutateRequest(
    [totals, 'page 2 repeats page 1'],
    ({ request }) => withField(request, 'pageNum', '1'),
    hasPages,
  ),
  mutateRequest(
    [totals, 'pages count from 0'],
    ({ request, fields }) => withField(request, 'pageNum', String(Number(fields.pageNum ?? 0) + 1)),
    hasPages,
  ),
  overlappingPages(),
  notEmpty(),
  mutateItems(
    'one item comes twice on a page',
    (items) => (items.length > 1 ? [...items.slice(0, -1), items[0] ?? null] : undefined),
    (operation, contract) =>
      hasTotal(operation, contract) && operation.relations.some((row) => 'unique' in row),
  ),
];

/** The items that a response shows. */
function itemsIn(response: WireResponse, { items }: TotalRelation): Json[] {
  return valuesAt(jsonOf(response) ?? {}, `${items}/*`);
}

/** The first item of later pages is what stood at the end of the page before. */
function overlappingPages(): Mutation {
  const name = 'next page starts with the last item of the page before';
  return mutationOf(totals, name, hasPages, ({ operation }) => async (received, forward) => {
    const response = await forward();
    const [page, row, json] = [pageOf(received), totalsOf(operation)[0], jsonOf(response)];
    if (!(page > 1) || !row || json?.code !== 0 || itemsIn(response, row).length === 0)
      return unchangedAnswer(response);
    const before = await forward(withField(received.request, 'pageNum', String(page - 1)));
    const last = itemsIn(before, row).at(-1);
    if (last === undefined) return unchangedAnswer(response);
    changeAt(json, row.items, (items) => (Array.isArray(items) ? [last, ...items.slice(0, -1)] : undefined));
    return mutatedAnswer(withJson(response, json));
  });
}

/** A page behind the last shows the first one again. */
function notEmpty(): Mutation {
  const name = 'page behind the last is not empty';
  return mutationOf(totals, name, hasPages, ({ operation }) => async (received, forward) => {
    const response = await forward();
    const row = totalsOf(operation)[0];
    const isEmpty = codeIn(response) === 0 && row !== undefined && itemsIn(response, row).length === 0;
    if (!isEmpty || !(pageOf(received) > 1)) return unchangedAnswer(response);
    const first = await forward(withField(received.request, 'pageNum', '1'));
    return first.text === response.text ? unchangedAnswer(response) : mutatedAnswer(first);
  });
}
