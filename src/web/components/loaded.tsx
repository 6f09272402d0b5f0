import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/texts-context.ts';
import { Button } from './button.tsx';
import { focusNearAfter } from './return-focus.ts';
import { Skeleton } from './skeleton.ts';

/** What of a query's result matters here. */
interface Read {
  readonly data: unknown;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

type AnswerOf<Query extends Read> = NonNullable<Query['data']>;

interface LoadedProps<Query extends Read> {
  query: Query;
  /** Shown while loading, with the final height; a grey block without one, nothing with null. */
  skeleton?: ReactNode;
  /** Shown when there is no data: what to do next. */
  empty?: ReactNode;
  isEmpty?: (answer: AnswerOf<Query>) => boolean;
  /** What failed, where the page has its own words for it. */
  failure?: string;
  children: (answer: AnswerOf<Query>) => ReactNode;
}

function holdsNothing(answer: unknown): boolean {
  const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : undefined;
  return Array.isArray(data) && data.length === 0;
}

/** The four states of a read in one place: loading, failed, empty and filled. */
export function Loaded<Query extends Read>(props: LoadedProps<Query>) {
  const { query, skeleton, empty, isEmpty = holdsNothing, failure, children } = props;
  const { t } = useTexts();
  if (query.data !== undefined && query.data !== null) {
    const answer: AnswerOf<Query> = query.data;
    return empty !== undefined && isEmpty(answer) ? empty : children(answer);
  }
  if (!query.isError) return skeleton === undefined ? <Skeleton height="160px" /> : skeleton;
  return (
    <Flex role="alert" align="center" gap={3} wrap="wrap" paddingY={4} color="fg.muted">
      {failure ?? t('errors.page.failed')}
      <Button size="small" onClick={focusNearAfter(() => query.refetch())}>
        {t('errors.page.retry')}
      </Button>
    </Flex>
  );
}
