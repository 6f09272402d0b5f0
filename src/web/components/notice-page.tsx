import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface NoticePageProps {
  /** A short mark set large above the title, such as an error number. */
  mark?: string;
  title: string;
  text?: string;
  /** The next steps that are offered. */
  children: ReactNode;
}

/** A page that only says something: what happened, and where to go from here. */
export function NoticePage({ mark, title, text, children }: NoticePageProps) {
  return (
    <Flex direction="column" align="center" textAlign="center" gap={3} paddingX={4} paddingY={24}>
      {mark && (
        <Box textStyle="part" fontSize="2xl" color="fg.muted" aria-hidden="true">
          {mark}
        </Box>
      )}
      <h1 tabIndex={-1}>{title}</h1>
      {text && (
        <Box color="fg.muted" maxWidth="text" textWrap="balance">
          {text}
        </Box>
      )}
      <Flex gap={3} marginTop={3} wrap="wrap" justify="center">
        {children}
      </Flex>
    </Flex>
  );
}
