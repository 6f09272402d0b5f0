import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Link } from '#web/components/link.tsx';
import { buttonRecipe } from '#web/theme/recipes.ts';

const StyledButton = chakra('button', buttonRecipe);

/** A native button; `variant="accent"` is the one call to action of a page. */
export function Button(props: ComponentProps<typeof StyledButton>) {
  return <StyledButton type="button" {...props} />;
}

/** A link inside the shop that looks like a button. */
export const LinkButton = chakra(Link, buttonRecipe);
