import { chakra } from '@chakra-ui/react';

/** Results as rows with hairlines; styled once, so that a row is plain elements. */
export const ResultList = chakra('ul', {
  base: {
    fontSize: 'table',
    '& > li': {
      position: 'relative',
      display: 'grid',
      alignItems: 'start',
      columnGap: 4,
      rowGap: 1,
      paddingBlock: 3,
      borderBottom: 'line',
      _hover: { background: 'paper.sunk' },
    },
    '& [data-title]': {
      color: 'ink',
      fontSize: 'body',
      fontWeight: 'medium',
      overflowWrap: 'anywhere',
      _hover: { color: 'mask' },
    },
    '& [data-muted]': { color: 'ink.muted', fontSize: 'sm' },
    '& p': { lineClamp: 2, color: 'ink.muted' },
    '& mark': { background: 'wait.soft', color: 'inherit', borderRadius: '2px' },
  },
});
