import { checkAccess } from '#contract/access/check-access.ts';
import { checkBroken } from '#contract/broken/check-broken.ts';
import type { Check } from '#contract/check.ts';
import { shopScenario } from '#contract/scenario/shop-scenario.ts';
import type { ActingContext } from '#contract/test-scenario.ts';

/** The checks that judge a mutated server. */
export const checks: readonly Check<ActingContext>[] = [shopScenario.check, checkBroken, checkAccess];
