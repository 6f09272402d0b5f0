import type { Answers } from '#generated/server/routes.ts';

export type Region = Answers['getRegionTree']['data'][number];
