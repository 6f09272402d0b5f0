import { jsonFile } from '../emit.ts';
import type { Generator } from '../generator.ts';

/** The whole description in one JSON document, for viewers and other tools. */
export const bundled: Generator = {
  name: 'bundle',
  writes: ['openapi.json'],
  run: ({ document }) => new Map([['openapi.json', jsonFile(document)]]),
};
