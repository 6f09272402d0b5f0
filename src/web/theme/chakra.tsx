// What the app gets for '@chakra-ui/react' (see vite.config.ts): Chakra's types and style engine, and components of our own that
// compute their styles once.
import type { FlexProps } from '@chakra-ui/react';
import { styled } from './styled.tsx';

export { defineRecipe } from './define-recipe.ts';
export { styled as chakra } from './styled.tsx';

export const Box = styled('div');

/** A flex container; its own props are short names of style props. */
export function Flex({
  direction,
  align,
  justify,
  wrap,
  basis,
  grow,
  shrink,
  inline,
  css,
  ...rest
}: FlexProps) {
  const styles = {
    display: inline ? 'inline-flex' : 'flex',
    flexDirection: direction,
    alignItems: align,
    justifyContent: justify,
    flexWrap: wrap,
    flexBasis: basis,
    flexGrow: grow,
    flexShrink: shrink,
  };
  return <Box {...rest} css={[styles, css]} />;
}
