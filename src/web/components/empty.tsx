import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Says that there is nothing, and offers the next step. */
export function Empty({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Flex
      direction="column"
      align="center"
      gap={3}
      paddingY={10}
      color="fg.muted"
      textAlign="center"
      textWrap="balance"
    >
      <div>{text}</div>
      {children}
    </Flex>
  );
}
