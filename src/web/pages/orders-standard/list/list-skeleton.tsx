import { Skeleton } from '#web/components/skeleton.ts';

/** Height of an order with one product. */
const cardHeight = { base: '260px', md: '134px' };

/** The room of a page of orders. */
export function ListSkeleton({ rows }: { rows: number }) {
  return Array.from({ length: rows }, (_, index) => index).map((index) => (
    <Skeleton key={index} height={cardHeight} marginTop={3} />
  ));
}
