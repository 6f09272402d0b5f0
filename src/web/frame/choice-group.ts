import { chakra } from '@chakra-ui/react';

/** Buttons side by side of which one is pressed. */
export const ChoiceGroup = chakra('fieldset', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    '& button': { paddingInline: 2 },
    '& button[aria-pressed=true]': { color: 'primary', fontWeight: 'bold' },
    '& button + button': { borderInlineStart: 'line', borderColor: 'line.control' },
  },
});
