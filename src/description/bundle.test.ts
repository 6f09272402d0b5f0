import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundle } from './bundle.ts';
import { valueAt } from './json.ts';

let folder: string;

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

const root = `openapi: 3.1.0
paths:
  /cart/{id}: { $ref: 'paths/cart.yaml#/~1cart~1%7Bid%7D' }
`;

const path = `/cart/{id}:
  get:
    parameters: [{ $ref: ../schemas/shared.yaml#/parameters/Language }]
    responses:
      '200': { content: { application/json: { schema: { $ref: ../schemas/cart.yaml#/Cart } } } }
`;

const shared = `parameters:
  Language: { name: language, in: query, schema: { $ref: '#/Language' } }
Language: { type: string }
`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('bundle', () => {
  it('keeps the names of the author, by kind', () => {
    const cart =
      'Cart: { type: object, properties: { parameters: { $ref: "shared.yaml#/Language", description: own } } }\n';
    write({
      'openapi.yaml': root,
      'paths/cart.yaml': path,
      'schemas/cart.yaml': cart,
      'schemas/shared.yaml': shared,
    });
    const { document, origins } = bundle(folder);
    const get = valueAt(document, '/paths/~1cart~1{id}/get');
    expect(get).toMatchObject({ parameters: [{ $ref: '#/components/parameters/Language' }] });
    expect(valueAt(document, '/components/parameters/Language/schema')).toEqual({
      $ref: '#/components/schemas/Language',
    });
    expect(valueAt(document, '/components/schemas/Cart/properties/parameters')).toEqual({
      $ref: '#/components/schemas/Language',
      description: 'own',
    });
    expect(origins.get('/components/schemas/Cart')).toEqual({ file: 'schemas/cart.yaml', pointer: '/Cart' });
    expect(origins.get('/paths/~1cart~1{id}')).toEqual({ file: 'paths/cart.yaml', pointer: '/~1cart~1{id}' });
  });

  it('follows a schema that holds itself', () => {
    const tree = 'Cart: { type: object, properties: { inner: { $ref: "#/Cart" } } }\n';
    write({
      'openapi.yaml': root,
      'paths/cart.yaml': path,
      'schemas/cart.yaml': tree,
      'schemas/shared.yaml': shared,
    });
    const { document } = bundle(folder);
    expect(valueAt(document, '/components/schemas/Cart/properties/inner')).toEqual({
      $ref: '#/components/schemas/Cart',
    });
  });

  it('refuses a reference to nothing', () => {
    write({
      'openapi.yaml': root,
      'paths/cart.yaml': path,
      'schemas/cart.yaml': 'Car: {}\n',
      'schemas/shared.yaml': shared,
    });
    expect(() => bundle(folder)).toThrow('paths/cart.yaml: nothing is at ../schemas/cart.yaml#/Cart');
  });

  it('refuses one name for two schemas', () => {
    const cart =
      'Cart: { $ref: shared.yaml#/Language }\nLanguage: { type: integer }\nOther: { $ref: "#/Language" }\n';
    const both = cart.replace(
      'Cart: { $ref: shared.yaml#/Language }',
      'Cart: { anyOf: [{ $ref: shared.yaml#/Language }, { $ref: "#/Language" }] }',
    );
    write({
      'openapi.yaml': root,
      'paths/cart.yaml': path,
      'schemas/cart.yaml': both,
      'schemas/shared.yaml': shared,
    });
    expect(() => bundle(folder)).toThrow(
      'schemas Language is written in schemas/shared.yaml and in schemas/cart.yaml',
    );
  });
});
