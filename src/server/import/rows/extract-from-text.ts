import type { Extract } from './parameters.ts';

export const extractFromText: Extract = () => [];
