import { chakra } from '@chakra-ui/react';

/**
 * Sections in one column with the sticky summary next to them. On a phone the summary is below, and its amount and button stick to the
 * bottom of the window: there the summary has no box of its own, so that they can stick within the page.
 */
export const OrderLayout = chakra('div', {
  base: {
    display: { base: 'flex', lg: 'grid' },
    flexDirection: 'column',
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    columnGap: 8,
    alignItems: { base: 'stretch', lg: 'start' },
    marginTop: 3,
    paddingBottom: { base: 0, lg: 12 },
    '& section': { borderTop: 'line', paddingY: 5 },
    '& section > header': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 4,
      minHeight: 'control',
      marginBottom: 3,
    },
  },
});

export const OrderSections = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 },
});

export const OrderSide = chakra('div', {
  base: {
    display: { base: 'contents', lg: 'block' },
    lg: { position: 'sticky', top: 'calc(var(--header-height) + 16px)' },
  },
});
