import { chakra } from '@chakra-ui/react';

/** Buttons side by side of which one is pressed. */
export const ChoiceGroup = chakra('fieldset', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    '& button': { paddingInline: 2 },
    '& button[aria-pressed=true]': { color: 'primary', fontWeight: 'bold' },
    '& button + button::before': {
      content: '""',
      width: '1px',
      height: '0.875em',
      marginInlineEnd: 3,
      background: 'line.control',
    },
  },
});
