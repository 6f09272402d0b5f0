import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { asObject, isObject, type Json } from '#description/json.ts';
import { parseJson } from '#domain/wire/parse-json.ts';
import { routes } from '#generated/server/routes.ts';
import { sourceFiles } from './source-files.ts';

const project = join(import.meta.dirname, '../..');
const description = parseJson<Json>(readFileSync(join(project, 'generated/openapi.json'), 'utf8'));

/** Fields of the protocol itself: paging, totals and waits. */
const protocolFields = new Set(['pageNum', 'pageSize', 'totalDataCounts', 'retryAfter']);

/** Names of fields and parameters that belong to this shop: those of several words, which no generic code has by chance. */
function shopFields(node: Json): string[] {
  if (Array.isArray(node)) return node.flatMap(shopFields);
  if (!isObject(node)) return [];
  const parameter = typeof node.in === 'string' && typeof node.name === 'string' ? [node.name] : [];
  const names = [...Object.keys(asObject(node.properties)), ...parameter];
  const own = names.filter((name) => /^[a-z]+[A-Z][A-Za-z]*$/.test(name) && !protocolFields.has(name));
  return [...own, ...Object.values(node).flatMap(shopFields)];
}

const operationIds = new Set<string>(routes.map(({ operationId }) => operationId));
const fields = new Set(shopFields(description));

function shopNamesIn(text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && (operationIds.has(node.text) || fields.has(node.text)))
      found.push(node.text);
    if (ts.isIdentifier(node) && fields.has(node.text)) found.push(node.text);
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile('part.ts', text, ts.ScriptTarget.Latest));
  return found;
}

const genericParts = sourceFiles().filter(
  ({ path }) =>
    path.startsWith('src/contract/') &&
    !path.startsWith('src/contract/scenario/') &&
    !path.endsWith('.test.ts'),
);

it('recognises an operation and a field of the shop', () => {
  expect(shopNamesIn("await call('listProducts', { orderNo: entry.orderNo })")).toEqual([
    'listProducts',
    'orderNo',
    'orderNo',
  ]);
});

it('lets only the scenario of the contract check know operations and fields of this shop', () => {
  expect(genericParts.length).toBeGreaterThan(50);
  const found = genericParts.flatMap(({ path, text }) =>
    shopNamesIn(text).map((name) => `${path}: ${name} belongs to src/contract/scenario`),
  );
  expect(found).toEqual([]);
});
