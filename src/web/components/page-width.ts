import { chakra, type SystemStyleObject } from '@chakra-ui/react';

/** The column that frame and pages share: one width, one margin. */
export const pageWidth: SystemStyleObject = {
  width: 'full',
  maxWidth: 'page',
  marginInline: 'auto',
  paddingInline: { base: 4, lg: 6 },
};

export const PageWidth = chakra('div', { base: pageWidth });
