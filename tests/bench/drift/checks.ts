import { checkAccess } from '#contract/access/check-access.ts';
import { checkBroken } from '#contract/broken/check-broken.ts';
import type { Check } from '#contract/check.ts';
import { checkServer } from '#contract/scenario/check-server.ts';

/** The checks that judge a mutated server. */
export const checks: readonly Check[] = [checkServer, checkBroken, checkAccess];
