import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { forPages } from '#description/views.ts';
import { type Generator, header } from '../generator.ts';
import { markPatterns, withIndexSignatures } from '../index-signatures.ts';

/** A file field (JSON Schema `contentMediaType` without a schema, or OpenAPI 3.0 `format: binary`). */
function isFile(schema: object): boolean {
  const media = 'contentMediaType' in schema && schema.contentMediaType !== 'application/json';
  return media || ('format' in schema && schema.format === 'binary');
}

/** TypeScript types of every call and schema as a page and a handler see them. */
export const types: Generator = {
  name: 'types',
  writes: ['types/'],
  async run(description) {
    const view = markPatterns(forPages(description));
    const nodes = await openapiTS(JSON.stringify(view), {
      alphabetize: false,
      silent: true,
      transform: (schema) => (isFile(schema) ? ts.factory.createTypeReferenceNode('File') : undefined),
    });
    return new Map([['types/schema.ts', header + withIndexSignatures(astToString(nodes))]]);
  },
};
