export { partLine } from './part-line.ts';
export { partName } from './part-name.ts';
export { partText, partTexts, tidyValues } from './tidy-values.ts';
export { isChinese, packageText, translateText } from './translate.ts';
