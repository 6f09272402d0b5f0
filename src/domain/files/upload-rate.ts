import { constants } from '#generated/constants.ts';
import type { RateLimit } from '../session/attempts.ts';

/** How many files one member may send; those that are refused count too. */
export const uploadRate: RateLimit = { most: constants.uploadRate, span: constants.uploadSpan };
