import { chakra } from '@chakra-ui/react';
import { tableRecipe } from '#web/theme/recipes.ts';

/**
 * A dense native table: write plain `thead`, `tbody`, `tr`, `th`, `td` inside it. `data-number` on a cell aligns it to
 * the right, `data-unit` on a `span` sets a unit small and muted.
 */
export const Table = chakra('table', tableRecipe);
