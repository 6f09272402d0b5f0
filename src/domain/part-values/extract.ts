export { extractParameters } from './extract/extract.ts';
