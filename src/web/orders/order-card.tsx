import { chakra } from '@chakra-ui/react';
import { nextStepActors } from '#domain/orders/next-step.ts';
import type { OrderScreen } from '#domain/orders/offered-actions.ts';
import { ChatButton } from '#web/chat/chat-button.tsx';
import { LinkButton } from '#web/components/button.tsx';
import { HiddenText } from '#web/components/hidden-text.ts';
import { Link } from '#web/components/link.tsx';
import { formatMoment } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { BuyAgain } from '#web/orders/actions/buy-again.tsx';
import { OrderActions } from '#web/orders/actions/order-actions.tsx';
import { type AnyOrder, nextStepOf } from '#web/orders/any-order.ts';
import { OrderAmount } from '#web/orders/order-amount.tsx';
import { OrderMoney } from '#web/orders/order-money.tsx';
import { rowsOf } from '#web/orders/order-rows.ts';
import { StateLabel } from '#web/orders/state-label.tsx';
import { orderHref } from '#web/paths.ts';
import { clickTarget } from '#web/theme/media.ts';
import { CardRow, cardRowStyles } from './card-row.tsx';

/** Every selector goes down by children: dialogs open inside the card and have looks of their own. */
const Card = chakra('article', {
  base: {
    marginTop: 3,
    border: 'line',
    borderRadius: 'base',
    '& > header': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 4,
      rowGap: 1,
      minHeight: '44px',
      paddingInline: { base: 3, md: 4 },
      paddingBlock: 2,
      background: 'bg.subtle',
      borderBottom: 'line',
      fontSize: 'table',
    },
    '& > header > h2': { textStyle: 'part', fontSize: 'body', fontWeight: 'bold', overflowWrap: 'anywhere' },
    '& > header > h2 > a': clickTarget,
    '& > header > time': { color: 'fg.muted', whiteSpace: 'nowrap' },
    '& > header > p': { flex: '1 1 320px', color: 'fg.muted', textAlign: { md: 'end' } },
    '& > header > p[data-member]': { color: 'fg', fontWeight: 'medium' },
    '& > [data-body]': {
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        md: 'minmax(0, 1fr) 128px',
        lg: 'minmax(0, 1fr) 136px 264px',
      },
      columnGap: 5,
      rowGap: 3,
      minHeight: { lg: '88px' },
      padding: { base: 3, md: 4 },
      paddingBlock: 3,
    },
    '& > [data-body] > [data-amount]': { textAlign: 'end' },
    '& > [data-body] > [data-actions]': { gridColumn: { base: 'auto', md: '1 / -1', lg: 'auto' } },
    '& > [data-body] > [data-actions] > *': { justifyContent: { lg: 'flex-end' } },
    ...cardRowStyles,
  },
});

/** More products than this are on the detail page. */
const rowsShown = 3;

interface OrderCardProps {
  order: AnyOrder;
  /** The status filter of the list, to come back to. */
  num?: number | undefined;
  /** A screen that has words of its own and offers less. */
  screen?: OrderScreen;
}

/** An order in the list: number, date, state and what happens next; its products, its amount and what can be done with it. */
export function OrderCard({ order: any, num, screen }: OrderCardProps) {
  const { t } = useTexts();
  const { orderNo, createTime } = any.order;
  const href = orderHref(any.kind, orderNo, num);
  const rows = rowsOf(any);
  const more = rows.length - rowsShown;
  const step = nextStepOf(any);
  return (
    <Card aria-labelledby={orderNo}>
      <header>
        <h2 id={orderNo}>
          <HiddenText>{t('orders.list.order')} </HiddenText>
          <Link to={href}>{orderNo}</Link>
        </h2>
        <time dateTime={createTime}>{formatMoment(createTime)}</time>
        <StateLabel order={any} screen={screen} />
        <p data-member={nextStepActors[step] === 'member' || undefined}>{t(`orders.nextStep.${step}`)}</p>
      </header>
      <div data-body>
        <OrderMoney order={any}>
          <ul aria-label={t('orders.list.items')}>
            {rows.slice(0, rowsShown).map((row) => (
              <CardRow key={row.key} row={row} />
            ))}
            {more > 0 && (
              <li>
                <Link to={href}>{t('orders.list.more', { count: more })}</Link>
              </li>
            )}
          </ul>
        </OrderMoney>
        <div data-amount>
          <HiddenText>{t('orders.list.amount')} </HiddenText>
          <OrderAmount order={any} />
        </div>
        <div data-actions>
          <OrderActions order={any} screen={screen}>
            {any.kind === 'standard' && <BuyAgain orderNo={orderNo} />}
            <ChatButton orderNo={orderNo} />
            <LinkButton to={href} size="small" variant="ghost">
              {t('orders.list.details')}
            </LinkButton>
          </OrderActions>
        </div>
      </div>
    </Card>
  );
}
