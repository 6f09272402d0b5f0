import names from '../start/region-names.json' with { type: 'json' };

/** Countries and places of China by their names in both languages. */
export const regionNames = names.regions;
