import { Box } from '@chakra-ui/react';
import { Skeleton } from './skeleton.ts';

/** The room of a page whose code is still on its way. */
export function PageSkeleton() {
  return (
    <Box maxWidth="page" marginX="auto" paddingX={{ base: 4, lg: 6 }} paddingY={6} minHeight="70dvh">
      <Skeleton height="28px" width="240px" />
      <Skeleton height="320px" marginTop={5} />
    </Box>
  );
}
