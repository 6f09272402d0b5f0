export type { Language } from '../language.ts';
export {
  type CountedSpan,
  countSpans,
  type NumberChoice,
  numberChoices,
  outerNumbers,
} from './count-choices.ts';
export { type FilterOptions, parseFilter } from './filter.ts';
export { type FormattedValue, formatParts, formatPartValue } from './format.ts';
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
  type ParseOptions,
  type PartValue,
  type PartValueCode,
  parsePartValue,
  type ValueRange,
} from './parse.ts';
export { relativeTolerance, sameNumber, sameValue } from './same-value.ts';
export {
  rounded,
  type StatedNumber,
  type StatedSpan,
  spanOf,
  statedNumber,
  statedValue,
} from './stated-number.ts';
export { isUnit, type Unit, unitNames } from './units.ts';
export { filterFromWire, filterToWire, type NumberFilter } from './wire-filter.ts';
