// Generated from openapi/ by `npm run generate`. Never edited by hand.

export * from './enum-names.ts';

export * from './enum-values.ts';
