import { chakra } from '@chakra-ui/react';

/** What was ordered in the wide column, what it costs, where it goes and what happened next to it. */
export const OrderColumns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
    columnGap: 8,
    alignItems: 'start',
    marginTop: 4,
    paddingBottom: 10,
  },
});
