import type { Plant } from '../mutation.ts';
import { accessPlants, signaturePlants } from './access.ts';
import { actionPlants } from './actions.ts';
import { codePlants, refusedFieldPlants } from './codes.ts';
import { crashPlants } from './crash.ts';
import { envelopePlants } from './envelope.ts';
import { fieldPlants } from './fields.ts';
import { defaultPlants, filterPlants } from './filters.ts';
import { formatPlants } from './formats.ts';
import { headerPlants } from './headers.ts';
import { languagePlants } from './language.ts';
import { laterPlants } from './later.ts';
import { lenientPlants } from './lenient.ts';
import { limitPlants } from './limits.ts';
import { moneyPlants } from './money.ts';
import { orderPlants } from './order.ts';
import { protocolPlants } from './protocol.ts';
import { repeatPlants } from './repeat.ts';
import { strictPlants } from './strict.ts';
import { totalPlants } from './totals.ts';
import { typePlants } from './types.ts';

/** Every kind of drift that the benchmark plants. */
export const plants: readonly Plant[] = [
  ...protocolPlants,
  ...envelopePlants,
  ...fieldPlants,
  ...typePlants,
  ...formatPlants,
  ...limitPlants,
  ...moneyPlants,
  ...totalPlants,
  ...orderPlants,
  ...filterPlants,
  ...defaultPlants,
  ...languagePlants,
  ...headerPlants,
  ...codePlants,
  ...refusedFieldPlants,
  ...laterPlants,
  ...actionPlants,
  ...repeatPlants,
  ...lenientPlants,
  ...strictPlants,
  ...crashPlants,
  ...accessPlants,
  ...signaturePlants,
];
