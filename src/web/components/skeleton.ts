import { chakra } from '@chakra-ui/react';

/** Holds the final place of something that is loading, so that nothing moves when it comes. */
export const Skeleton = chakra('div', {
  base: {
    background: 'bg.subtle',
    borderRadius: 'base',
    animationName: 'breathe',
    animationDuration: '1.6s',
    animationIterationCount: 'infinite',
    animationDelay: '300ms',
  },
});
