import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/texts-context.ts';
import { Button } from './button.tsx';
import { Skeleton } from './skeleton.ts';

/** What of a query result matters here. */
interface Read<Answer> {
  readonly data: Answer | undefined;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

interface LoadedProps<Answer> {
  query: Read<Answer>;
  /** Shown while loading, with the final height; a grey block without one. */
  skeleton?: ReactNode;
  /** Shown when the answer holds nothing: what to do next. */
  empty?: ReactNode;
  isEmpty?: (answer: Answer) => boolean;
  children: (answer: Answer) => ReactNode;
}

function holdsNothing(answer: unknown): boolean {
  const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : undefined;
  return Array.isArray(data) && data.length === 0;
}

/** The four states of a read in one place: loading, failed, empty and filled. */
export function Loaded<Answer>(props: LoadedProps<Answer>) {
  const { query, skeleton, empty, isEmpty = holdsNothing, children } = props;
  const { t } = useTexts();
  if (query.data !== undefined) {
    return empty !== undefined && isEmpty(query.data) ? empty : children(query.data);
  }
  if (!query.isError) return skeleton ?? <Skeleton height="160px" />;
  return (
    <Flex role="alert" align="center" gap={3} wrap="wrap" paddingY={4} color="ink.muted">
      {t('errors.page.failed')}
      <Button size="small" onClick={() => query.refetch()}>
        {t('errors.page.retry')}
      </Button>
    </Flex>
  );
}
