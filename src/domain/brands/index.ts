export { brandKey, brandNames, canonicalBrand, type LearntBrands, nearBrands } from './brands.ts';
