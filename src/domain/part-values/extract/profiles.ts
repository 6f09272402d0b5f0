import type { ExtractProfile } from './profile.ts';
import { circuitProfiles } from './profiles-circuits.ts';
import { partProfiles } from './profiles-parts.ts';

export { type ExtractProfile, plainProfile } from './profile.ts';

/** Every profile; the first whose words occur in a category name decides. */
export const extractProfiles: readonly ExtractProfile[] = [...partProfiles, ...circuitProfiles];
