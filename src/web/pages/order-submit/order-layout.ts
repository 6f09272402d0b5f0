import { chakra } from '@chakra-ui/react';

/**
 * Sections in one column and the summary beside them, which stays. On a phone the summary stands below, and what is paid with its
 * button (`data-pay`) stays at the lower edge of the window: there the summary is no box of its own, so that it can stick to the page's.
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
    '& > [data-sections]': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 },
    '& section': { borderTop: 'line', paddingY: 5 },
    '& section > header': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 4,
      minHeight: 'control',
      marginBottom: 3,
    },
    '& > [data-summary]': {
      display: { base: 'contents', lg: 'block' },
      lg: { position: 'sticky', top: 'calc(var(--header-height) + 16px)' },
    },
  },
});
