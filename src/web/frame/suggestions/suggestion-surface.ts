import { chakra } from '@chakra-ui/react';
import { touch } from '#web/theme/media.ts';
import { suggestionRowStyles } from './suggestion-row.tsx';

/** The list below the search box: as wide as the box, on a phone as the screen. */
export const SuggestionSurface = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: 0,
    top: { base: '100%', md: 'calc(100% + 4px)' },
    zIndex: 'panel',
    maxHeight: 'min(560px, calc(100dvh - 120px))',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    background: 'bg.raised',
    border: { md: 'line' },
    borderBottom: 'line',
    borderRadius: { md: 'base' },
    boxShadow: 'float',
    paddingBlock: 1,
    fontSize: 'table',
    '& [role=presentation]': {
      paddingInline: 3,
      paddingTop: 2,
      paddingBottom: 1,
      color: 'fg.muted',
      fontSize: 'xs',
    },
    '& [role=option]': {
      display: 'flex',
      alignItems: 'center',
      gap: 2,
      minHeight: '36px',
      paddingInline: 3,
      paddingBlock: 1,
      cursor: 'pointer',
      [touch]: { minHeight: '44px' },
    },
    '& [role=option]:hover': { background: 'bg.subtle' },
    '& [role=option] > svg': { flexShrink: 0, color: 'fg.muted' },
    '& [role=option][aria-selected=true]': {
      background: 'primary.soft',
      boxShadow: 'inset 3px 0 0 var(--store-colors-primary)',
    },
    '& small': { color: 'fg.muted', fontSize: 'sm' },
    ...suggestionRowStyles,
    '& > button': {
      minHeight: '32px',
      marginInlineStart: 'auto',
      paddingInline: 3,
      background: 'transparent',
      color: 'primary',
      fontSize: 'sm',
      fontWeight: 'normal',
      _hover: { background: 'transparent', textDecoration: 'underline' },
      [touch]: { minHeight: 'touch' },
    },
  },
});
