export { type CategoryName, categoryNames, findCategoryName } from './categories.ts';
export {
  findParameter,
  type Parameter,
  type ParameterKind,
  parameterByKey,
  parameters,
} from './parameters.ts';
export { findTextValue, type TextValue, textValues, textValuesNamed } from './values.ts';
export { type TradeWord, tradeWords } from './words.ts';
