export type { Language } from '../language.ts';
export {
  type FilterOptions,
  filterFromWire,
  filterToWire,
  type NumberFilter,
  parseFilter,
} from './filter.ts';
export { type FormattedValue, formatParts, formatPartValue } from './format.ts';
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
export { isUnit, type Unit, unitNames } from './units.ts';
