export {
  type ExtractContext,
  type Extracted,
  type ExtractedParameter,
  extractParameters,
} from './extract/extract.ts';
