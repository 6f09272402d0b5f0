import type { Mutation } from '../mutation.ts';
import { accessMutations, signatureMutations } from './access.ts';
import { actionMutations } from './actions.ts';
import { codeMutations, refusedFieldMutations } from './codes.ts';
import { crashMutations } from './crash.ts';
import { envelopeMutations } from './envelope.ts';
import { fieldMutations } from './fields.ts';
import { defaultMutations, filterMutations } from './filters.ts';
import { formatMutations } from './formats.ts';
import { headerMutations } from './headers.ts';
import { languageMutations } from './language.ts';
import { laterMutations } from './later.ts';
import { lenientMutations } from './lenient.ts';
import { limitMutations } from './limits.ts';
import { moneyMutations } from './money.ts';
import { orderMutations } from './order.ts';
import { protocolMutations } from './protocol.ts';
import { repeatMutations } from './repeat.ts';
import { strictMutations } from './strict.ts';
import { totalMutations } from './totals.ts';
import { typeMutations } from './types.ts';

/** Every kind of drift that the benchmark introduces. */
export const mutations: readonly Mutation[] = [
  ...protocolMutations,
  ...envelopeMutations,
  ...fieldMutations,
  ...typeMutations,
  ...formatMutations,
  ...limitMutations,
  ...moneyMutations,
  ...totalMutations,
  ...orderMutations,
  ...filterMutations,
  ...defaultMutations,
  ...languageMutations,
  ...headerMutations,
  ...codeMutations,
  ...refusedFieldMutations,
  ...laterMutations,
  ...actionMutations,
  ...repeatMutations,
  ...lenientMutations,
  ...strictMutations,
  ...crashMutations,
  ...accessMutations,
  ...signatureMutations,
];
