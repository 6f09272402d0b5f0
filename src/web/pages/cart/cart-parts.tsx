import { chakra } from '@chakra-ui/react';
import { Skeleton } from '#web/components/skeleton.ts';
import { CartAreas } from './cart-lines.tsx';

export const CartTitle = chakra('h1', { base: { fontSize: '2xl', paddingBlock: 5 } });

/** A notice above the lines, with its actions. */
export const CartStrip = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 2,
    marginBottom: 3,
    paddingInline: 3,
    paddingBlock: 1,
    background: 'bg.subtle',
    borderRadius: 'base',
    fontSize: 'table',
  },
});

/** The cart while it is being read. */
export function CartSkeleton() {
  return (
    <CartAreas aria-hidden="true">
      <div>
        {['first', 'second', 'third'].map((row) => (
          <Skeleton key={row} height="112px" marginBottom={2} />
        ))}
      </div>
      <Skeleton height="200px" />
    </CartAreas>
  );
}
