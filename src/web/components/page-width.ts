import { chakra } from '@chakra-ui/react';

/** The column that frame and pages share: one width, one margin. */
export const PageWidth = chakra('div', {
  base: { width: 'full', maxWidth: 'page', marginInline: 'auto', paddingInline: { base: 4, lg: 6 } },
});
