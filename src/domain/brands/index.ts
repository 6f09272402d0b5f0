export { brandKey, brandNames, canonicalBrand, type LearntBrands } from './brands.ts';
