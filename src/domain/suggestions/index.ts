export { bestValues, conditionsOf } from './best-values.ts';
export { indexCategories, matchCategories, shownCategory } from './match-categories.ts';
export { type KnownText, readValues, type ValueCategory } from './read-values.ts';
export { type BegunPart, partBeginning, suggestParts } from './suggest-parts.ts';
export { valueCategories } from './value-categories.ts';
export { textKeys } from './words.ts';
