import { chakra } from '@chakra-ui/react';
import { badgeRecipe } from '#web/theme/recipes.ts';

/** A state in a word, with the tone of its kind: `wait`, `move`, `done`, `stop` or `off`. */
export const StateBadge = chakra('span', badgeRecipe);
export type StateTone = 'wait' | 'move' | 'done' | 'stop' | 'off';
