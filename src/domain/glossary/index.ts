export { categoryNames, findCategoryName } from './categories.ts';
export { isLeadingParameter, keyParameters, keyRanks } from './key-parameters.ts';
export {
  type Fitting,
  findFitting,
  findParameter,
  parameterByKey,
  parameters,
} from './parameters.ts';
export { findTextValue, textValues } from './values.ts';
export { tradeWords } from './words.ts';
