export { partName } from './part-name.ts';
export { tidyValues } from './tidy-values.ts';
export { isChinese, packageText, translateText } from './translate.ts';
