import { chakra } from '@chakra-ui/react';
import { controlRecipe } from '#web/theme/recipes.ts';

/** The native controls in the look of the shop. `controlSize` is their height; `size` stays the native attribute. */
export const Input = chakra('input', controlRecipe);
export const Select = chakra('select', {
  ...controlRecipe,
  base: { ...controlRecipe.base, textOverflow: 'ellipsis' },
});
export const Textarea = chakra('textarea', {
  ...controlRecipe,
  base: { ...controlRecipe.base, paddingY: 2, lineHeight: 'body', resize: 'vertical' },
});
