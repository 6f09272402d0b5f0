import { Box } from '@chakra-ui/react';
import { Skeleton } from '#web/components/skeleton.ts';

/** The room of an order. */
export function DetailSkeleton() {
  return (
    <Box minHeight="80dvh" paddingTop={12}>
      <Skeleton height="28px" width="320px" maxWidth="100%" />
      <Skeleton height={{ base: '180px', md: '104px' }} marginTop={5} />
      <Skeleton height="480px" marginTop={5} />
    </Box>
  );
}
