import type { ContractOperation } from '#contract/contract.ts';
import type { WireAnswer } from '#contract/exchange.ts';
import type { Relation, TotalRelation } from '#contract/relation.ts';
import type { Json } from '#description/json.ts';
import { type Fits, honest, jsonLie, lie, plantOf, requestLie, valuesAt, withField } from '../mutate.ts';
import { type Asked, codeIn, type Ground, jsonOf, type Plant, withJson } from '../mutation.ts';
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

/** Changes the total of the answers; `change` gets it with the number of items that came with it. */
function totalLie(
  name: string,
  change: (total: number, items: number, asked: Asked) => Json | undefined,
): Plant {
  return jsonLie(
    [totals, name],
    'success',
    (json, asked, { operation }) => {
      const [row] = totalsOf(operation);
      const items = row ? valuesAt(json, `${row.items}/*`).length : 0;
      const count = row
        ? changeAt(json, row.total, (value) =>
            typeof value === 'number' ? change(value, items, asked) : undefined,
          )
        : 0;
      return count > 0 ? json : undefined;
    },
    hasTotal,
  );
}

function pageOf({ fields }: Asked): number {
  return Number(fields.pageNum ?? 1);
}

/** Changes the items of a page. */
function itemsLie(
  name: string,
  change: (items: Json[], asked: Asked, ground: Ground) => Json[] | undefined,
  fits: Fits,
): Plant {
  return jsonLie(
    [totals, name],
    'success',
    (json, asked, ground) => {
      const [row] = totalsOf(ground.operation);
      const count = row
        ? changeAt(json, row.items, (value) =>
            Array.isArray(value) ? change(value, asked, ground) : undefined,
          )
        : 0;
      return count > 0 ? json : undefined;
    },
    fits,
  );
}

/** Numbers of entries and the cutting into pages. */
export const totalPlants: readonly Plant[] = [
  totalLie('total is one too many', (total) => total + 1),
  totalLie('total is one too few', (total) => (total > 0 ? total - 1 : undefined)),
  totalLie('total is the number of items on the page', (total, items) =>
    items === total ? undefined : items,
  ),
  totalLie('total is wrong from page 2 on', (total, _, asked) => (pageOf(asked) > 1 ? total + 1 : undefined)),
  totalLie('total is the next lower ten', (total) =>
    total > 10 && total % 10 > 0 ? total - (total % 10) : undefined,
  ),
  totalLie('total is text', (total) => String(total)),
  requestLie(
    [totals, 'page size is ignored'],
    ({ request }) => withField(request, 'pageSize', undefined),
    hasPages,
  ),
  requestLie(
    [totals, 'page size is capped at 10'],
    ({ request, fields }) =>
      Number(fields.pageSize) > 10 ? withField(request, 'pageSize', '10') : undefined,
    hasPages,
  ),
  itemsLie(
    'page holds one item too few',
    (items) => (items.length > 1 ? items.slice(0, -1) : undefined),
    hasPages,
  ),
  requestLie(
    [totals, 'page 2 repeats page 1'],
    ({ request }) => withField(request, 'pageNum', '1'),
    hasPages,
  ),
  requestLie(
    [totals, 'pages count from 0'],
    ({ request, fields }) => withField(request, 'pageNum', String(Number(fields.pageNum ?? 0) + 1)),
    hasPages,
  ),
  overlapping(),
  notEmpty(),
  itemsLie(
    'one item comes twice on a page',
    (items) => (items.length > 1 ? [...items.slice(0, -1), items[0] ?? null] : undefined),
    (operation, contract) =>
      hasTotal(operation, contract) && operation.relations.some((row) => 'unique' in row),
  ),
];

/** The items that an answer shows. */
function itemsIn(answer: WireAnswer, { items }: TotalRelation): Json[] {
  return valuesAt(jsonOf(answer) ?? {}, `${items}/*`);
}

/** The first item of later pages is what stood at the end of the page before. */
function overlapping(): Plant {
  const name = 'next page starts with the last item of the page before';
  return plantOf(totals, name, hasPages, ({ operation }) => async (asked, ask) => {
    const answer = await ask();
    const [page, row, json] = [pageOf(asked), totalsOf(operation)[0], jsonOf(answer)];
    if (!(page > 1) || !row || json?.code !== 0 || itemsIn(answer, row).length === 0) return honest(answer);
    const before = await ask(withField(asked.request, 'pageNum', String(page - 1)));
    const last = itemsIn(before, row).at(-1);
    if (last === undefined) return honest(answer);
    changeAt(json, row.items, (items) => (Array.isArray(items) ? [last, ...items.slice(0, -1)] : undefined));
    return lie(withJson(answer, json));
  });
}

/** A page behind the last shows the first one again. */
function notEmpty(): Plant {
  const name = 'page behind the last is not empty';
  return plantOf(totals, name, hasPages, ({ operation }) => async (asked, ask) => {
    const answer = await ask();
    const row = totalsOf(operation)[0];
    const isEmpty = codeIn(answer) === 0 && row !== undefined && itemsIn(answer, row).length === 0;
    if (!isEmpty || !(pageOf(asked) > 1)) return honest(answer);
    const first = await ask(withField(asked.request, 'pageNum', '1'));
    return first.text === answer.text ? honest(answer) : lie(first);
  });
}
