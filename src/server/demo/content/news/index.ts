import type { DemoNews } from '#server/seed/demo-content.ts';
import { customParts } from './custom-parts.ts';
import { dcBias } from './dc-bias.ts';
import { derating } from './derating.ts';
import { dispatch } from './dispatch.ts';
import { flashes } from './flashes.ts';
import { inductorCurrents } from './inductor-currents.ts';
import { inspection } from './inspection.ts';
import { moisture } from './moisture.ts';
import { packaging } from './packaging.ts';
import { parametricSearch } from './parametric-search.ts';
import { priceBreaks } from './price-breaks.ts';
import { reflow } from './reflow.ts';
import { samples } from './samples.ts';

/** News and newsflashes of the demo shop. */
export const news: readonly DemoNews[] = [
  dispatch,
  parametricSearch,
  packaging,
  samples,
  dcBias,
  customParts,
  inspection,
  moisture,
  priceBreaks,
  inductorCurrents,
  derating,
  reflow,
  ...flashes,
];
