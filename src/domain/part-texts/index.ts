export { partName } from './part-name.ts';
export { isChinese, packageText, type TextContext, translateText } from './translate.ts';
