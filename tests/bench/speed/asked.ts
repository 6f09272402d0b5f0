import type { OperationId } from '#generated/transport.ts';
import { callOf, type Fields, type Sending } from '#mocks/client.ts';
import { urlEncoded } from '#mocks/wire/incoming-call.ts';
import { addressOf, headersOf } from '../mock-requests.ts';
import { type Asked, recordAnswer } from './recorded-answer.ts';

/** A page as a browser asks for it. */
export function page(address: string): Asked {
  return {
    method: 'GET',
    address,
    headers: { 'accept-language': 'en-US', 'accept-encoding': 'br' },
    body: '',
  };
}

/** A visitor's call as the app sends it; its signature is valid for five minutes. */
export function call(operation: OperationId, fields: Fields, sending: Sending = {}): Asked {
  const made = callOf(operation, fields, sending);
  const form = made.form.map(([name, value]): [string, string] => [name, String(value)]);
  const isForm = made.mediaType === urlEncoded;
  return {
    method: made.method,
    address: addressOf(made),
    headers: {
      ...Object.fromEntries(headersOf(made)),
      ...(isForm ? { 'content-type': urlEncoded } : {}),
      'accept-encoding': 'br',
    },
    body: isForm ? new URLSearchParams(form).toString() : '',
  };
}

interface Category {
  readonly catalogId: number;
  readonly productCount: number;
  readonly children?: readonly Category[];
}

interface Facet {
  readonly columnId: number;
  readonly values: readonly { readonly value: string; readonly count: number }[];
}

/** Categories without further ones inside, the largest first. */
export async function leafCategories(port: number): Promise<Category[]> {
  const asked = call('getCatalogTree', {});
  const plain = { ...asked, headers: { ...asked.headers, 'accept-encoding': 'identity' } };
  const { body } = await recordAnswer(port, plain);
  const { data }: { data: Category[] } = JSON.parse(Buffer.from(body, 'base64').toString());
  const leaves = (category: Category): Category[] =>
    category.children?.length ? category.children.flatMap(leaves) : [category];
  return data.flatMap(leaves).toSorted((a, b) => b.productCount - a.productCount);
}

/** Filters of one column, the first of each category that has some, with the value that most products state. */
export async function oneFilterEach(
  port: number,
  categories: readonly Category[],
): Promise<{ catalogId: number; [column: `column${number}`]: string }[]> {
  const filters = [];
  for (const { catalogId } of categories) {
    const asked = call('countProductFacets', { catalogId });
    const plain = { ...asked, headers: { ...asked.headers, 'accept-encoding': 'identity' } };
    const { body } = await recordAnswer(port, plain);
    const { data }: { data: Facet[] } = JSON.parse(Buffer.from(body, 'base64').toString());
    const [first] = data.filter(({ values }) => values.length > 1);
    const [value] = first?.values.toSorted((a, b) => b.count - a.count) ?? [];
    if (!first || !value) continue;
    const column: `column${number}` = `column${first.columnId}`;
    filters.push(Object.assign({ catalogId }, { [column]: value.value }));
  }
  return filters;
}

/** Pages of 20 products each that are not empty, of all categories in turn. */
export function listPages(categories: readonly Category[], count: number): { id: number; pageNum: number }[] {
  const all = categories.flatMap(({ catalogId, productCount }) =>
    Array.from({ length: Math.ceil(productCount / 20) }, (_, at) => ({ id: catalogId, pageNum: at + 1 })),
  );
  return all.toSorted((a, b) => a.pageNum - b.pageNum || a.id - b.id).slice(0, count);
}
