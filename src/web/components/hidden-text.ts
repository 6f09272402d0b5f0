import { chakra } from '@chakra-ui/react';

/** Text for screen readers only. */
export const HiddenText = chakra('span', { base: { srOnly: true } });
