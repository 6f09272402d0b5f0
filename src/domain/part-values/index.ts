export type { Language } from '../language.ts';
export { choiceText } from './choice-text.ts';
export {
  type CountedSpan,
  countNumbers,
  countSpans,
  mostFrequent,
  numberChoices,
  offeredNumbers,
  outerNumbers,
} from './count-choices.ts';
export { parseFilter } from './filter.ts';
export { formatPartValue, unitName } from './format.ts';
export {
  boxesOf,
  fitsFilter,
  isColumnOfRanges,
  isInBox,
  type ValueBox,
} from './match-filter.ts';
export { normaliseText } from './normalise.ts';
export {
  isUnitRefusal,
  type PartValue,
  type PartValueCode,
  parsePartValue,
  type ValueRange,
} from './parse.ts';
export { sameStated } from './same-stated.ts';
export { sameNumber, sameValue } from './same-value.ts';
export {
  roundNumber,
  type StatedNumber,
  type StatedSpan,
  spanOf,
  statedNumber,
  statedValue,
} from './stated-number.ts';
export { formatParsed, statedText } from './stated-text.ts';
export { isUnit, type Unit, unitNames } from './units.ts';
export {
  filterFromWire,
  filterModes,
  filterToWire,
  type NumberFilter,
  splitMode,
} from './wire-filter.ts';
