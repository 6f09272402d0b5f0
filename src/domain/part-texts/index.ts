export { partName } from './part-name.ts';
export { isChinese, packageText, translateText } from './translate.ts';
