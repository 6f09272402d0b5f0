import { readContract } from '#contract/contract.ts';
import { loadDescription } from '#description/load.ts';

/** The description of the shop, for tests that only read it: loading it takes a second and a half, so a worker does it once. */
export const shopDescription = loadDescription('openapi');

/** What the checks read of it; its validators are compiled once, too. */
export const shopContract = readContract(shopDescription);
