import { chakra } from '@chakra-ui/react';
import { orderKindOf } from '#domain/payment/order-kind.ts';
import { Link } from '#web/components/link.tsx';
import { orderHref } from '#web/paths.ts';
import { clickTarget } from '#web/theme/media.ts';
import { balanceHref } from './balance-params.ts';

const Target = chakra('span', { base: { '& > a': clickTarget } });

function hrefOf(number: string): string | undefined {
  const kind = orderKindOf(number);
  if (kind) return orderHref(kind, number);
  if (/^Z\d+$/.test(number)) return balanceHref({ topUp: number });
  return /^W\d+$/.test(number) ? balanceHref({ cashNo: number }) : undefined;
}

/** The number of what caused a movement, as a link to it: an order, a top-up or a withdrawal. */
export function CauseLink({ number }: { number: string }) {
  const href = hrefOf(number);
  if (href === undefined) return number;
  return (
    <Target>
      <Link to={href}>{number}</Link>
    </Target>
  );
}
