import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import { extendStyles } from '#web/theme/extend-styles.ts';

const rows: SystemStyleObject = {
  fontSize: 'table',
  '& > li': {
    position: 'relative',
    display: 'grid',
    alignItems: 'start',
    columnGap: 4,
    rowGap: 1,
    paddingBlock: 3,
    borderBottom: 'line',
    _hover: { background: 'bg.subtle' },
  },
  '& p': { lineClamp: 2, color: 'fg.muted' },
  '& mark': { background: 'warning.soft', color: 'inherit', borderRadius: '2px' },
};

/** The name of a result, usually its link. */
export const titleStyles: SystemStyleObject = {
  color: 'fg',
  fontSize: 'body',
  fontWeight: 'medium',
  overflowWrap: 'anywhere',
  _hover: { color: 'primary' },
};

/** Results as rows with hairlines, with the styles of their kind; styled once, so that a row is plain elements. */
export function resultList(kind: SystemStyleObject) {
  return chakra('ul', { base: extendStyles(rows, kind) });
}
