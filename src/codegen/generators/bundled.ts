import { jsonFile } from '../emit.ts';
import type { Generator } from '../generator.ts';
import { publishedDocument } from '../published.ts';

/** The contract in one JSON document, for `/docs`, viewers and other tools. */
export const bundled: Generator = {
  name: 'bundle',
  writes: ['openapi.json'],
  run: (description) => new Map([['openapi.json', jsonFile(publishedDocument(description))]]),
};
