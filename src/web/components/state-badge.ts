import { chakra } from '@chakra-ui/react';
import { badgeRecipe } from '#web/theme/recipes.ts';

/** A state in one word, coloured by its tone. */
export const StateBadge = chakra('span', badgeRecipe);
export type StateTone = 'warning' | 'info' | 'success' | 'danger' | 'neutral';
