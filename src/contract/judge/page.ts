import { asObject, type Json } from '#description/json.ts';
import type { ContractOperation } from '../contract.ts';
import type { Notes } from './notes.ts';
import { itemsAt, placesAt } from './places.ts';
import { defaultOf, rowsOf } from './request-when.ts';

/** Which page a request asks for; undefined where the operation has no pages. */
export function askedPage(
  operation: ContractOperation,
  sent: Readonly<Record<string, string>>,
): { readonly num: number; readonly size: number } | undefined {
  const size = Number(sent.pageSize ?? defaultOf(operation, 'pageSize'));
  const num = Number(sent.pageNum ?? defaultOf(operation, 'pageNum') ?? 1);
  return Number.isInteger(size) && Number.isInteger(num) && size > 0 && num > 0 ? { num, size } : undefined;
}

/** The largest page that an operation gives; undefined where its pages have no described size. */
export function largestPage({ request }: ContractOperation): number | undefined {
  const { maximum } = asObject(asObject(request.schema.properties).pageSize);
  return typeof maximum === 'number' ? maximum : undefined;
}

/** Page size and total, as far as one page shows them: the last page ends where the total does. */
export function judgePage(
  operation: ContractOperation,
  sent: Readonly<Record<string, string>>,
  json: Json,
  notes: Notes,
): void {
  const page = askedPage(operation, sent);
  const rows = rowsOf(operation, 'total');
  const lists = new Set(rows.map((row) => row.items));
  for (const { total, items } of rows) {
    const list = itemsAt(json, items);
    const count = placesAt(json, total)[0]?.value;
    if (!list) continue;
    const size = page?.size ?? Number.POSITIVE_INFINITY;
    const before = page ? (page.num - 1) * page.size : 0;
    if (page && list.length > size)
      notes.add('page-size', `response#${items}`, {
        expected: `at most ${size} items`,
        actual: `${list.length} items`,
      });
    // Of several lists a request may choose some: the others keep their totals and hold no items.
    if (typeof count !== 'number' || (list.length === 0 && lists.size > 1 && isNarrowed(operation, sent)))
      continue;
    const problem = totalProblem(count, before, list.length, size);
    if (problem) notes.add('wrong-total', `response#${total}`, { expected: problem, actual: String(count) });
  }
}

/** Whether a request carries a field that it could leave out, besides those of pages and of the transport. */
function isNarrowed(operation: ContractOperation, sent: Readonly<Record<string, string>>): boolean {
  return Object.keys(sent).some((name) => {
    const plan = operation.request.fields[name];
    return !plan?.required && !plan?.transport && name !== 'pageNum' && name !== 'pageSize';
  });
}

function totalProblem(total: number, before: number, length: number, size: number): string | undefined {
  if (length === 0) return total > before ? `at most ${before}, this page is empty` : undefined;
  const so = before + length;
  if (length >= size) return total < so ? `at least ${so}, the number of items up to this page` : undefined;
  return total === so ? undefined : `${so}, this page is not full and ends the list`;
}
