import { chakra } from '@chakra-ui/react';

/** A square button that shows only an icon; it needs an `aria-label`. */
export const IconButton = chakra('button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 'touch',
    height: 'touch',
    borderRadius: 'base',
    color: 'fg',
    _hover: { background: 'bg.subtle' },
  },
});
