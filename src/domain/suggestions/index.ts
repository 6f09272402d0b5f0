export { bestValues, conditionsOf, tokensOf } from './best-values.ts';
export { indexCategories, matchCategories, shownCategory } from './match-categories.ts';
export { orderParts, partBeginning } from './order-parts.ts';
export { type KnownText, readValues, type ValueCategory } from './read-values.ts';
export { textKeys } from './words.ts';
