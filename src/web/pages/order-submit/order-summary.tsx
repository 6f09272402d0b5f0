import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { regionAndStreet } from '#domain/addresses/region-text.ts';
import type { Address } from '#generated/hooks/model/address.ts';
import { Button } from '#web/components/button.tsx';
import { Charge, SecondCharge } from '#web/components/price.tsx';
import { PriceNote } from '#web/components/price-note.tsx';
import { Skeleton } from '#web/components/skeleton.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { OrderSide } from './order-layout.ts';
import { problemOf } from './order-line.ts';
import { PriceReceipt } from './price-receipt.tsx';
import type { Order } from './use-order.ts';

/** The receipt and, below it, what is paid with the one button; the latter stays at the lower edge of a phone. */
const Receipt = chakra('section', {
  base: {
    '& h2': { marginBottom: 3 },
    '& [data-address]': { color: 'fg.muted', fontSize: 'table', marginTop: 4, overflowWrap: 'anywhere' },
    '& [data-address] b': { color: 'fg', fontWeight: 'medium' },
    '& [data-next]': { color: 'fg.muted', fontSize: 'table', marginTop: 4 },
  },
});

const Pay = chakra('div', {
  base: {
    position: { base: 'sticky', lg: 'static' },
    bottom: 0,
    zIndex: { base: 'sticky', lg: 'auto' },
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', lg: 'minmax(0, 1fr)' },
    alignItems: 'center',
    columnGap: 4,
    rowGap: 4,
    background: 'bg',
    borderTop: 'line',
    marginInline: { base: -4, lg: 0 },
    paddingInline: { base: 4, lg: 0 },
    paddingY: { base: 3, lg: 4 },
    '& [data-payable]': {
      display: { base: 'grid', lg: 'flex' },
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      columnGap: 3,
    },
    '& [data-payable] > span': { color: 'fg.muted', fontSize: { base: 'sm', lg: 'body' } },
    '& [data-payable] > strong': {
      fontSize: { base: 'xl', lg: '2xl' },
      fontWeight: 'bold',
      lineHeight: 'tight',
    },
    '& [data-payable] > [data-yuan]': {
      flexBasis: '100%',
      textAlign: { base: 'start', lg: 'end' },
      minHeight: '1.45em',
      fontSize: { base: 'sm', lg: 'body' },
    },
  },
});

const Reason = chakra('p', { base: { gridColumn: '1 / -1', color: 'danger', fontSize: 'table' } });

function ShipTo({ address }: { address: Address }) {
  const { t } = useTexts();
  return (
    <p data-address>
      {t('orderSubmit.receipt.shipTo')} <b>{address.contacts}</b> {address.contactPhone}
      <br />
      {address.mechanismName}
      <br />
      {regionAndStreet(address)}
    </p>
  );
}

/** What the order comes to and the button that places it. */
export function OrderSummary({ order }: { order: Order }) {
  const { t } = useTexts();
  const { lines, figures, terms, address, addresses, running, submit } = order;
  const reasonId = useId();
  // An order whose response was lost is sent again as it was: it may have been placed.
  const blocked = !order.isUnanswered && lines?.some((line) => problemOf(line) !== undefined);
  return (
    <OrderSide>
      <Receipt aria-label={t('orderSubmit.receipt.title')}>
        <h2>{t('orderSubmit.receipt.title')}</h2>
        {figures && terms ? <PriceReceipt figures={figures} terms={terms} /> : <Skeleton height="80px" />}
        {address && <ShipTo address={address} />}
        <p data-next>{t('orderSubmit.receipt.next')}</p>
        <PriceNote />
      </Receipt>
      <Pay>
        <div data-payable aria-live="polite">
          <span>{t('orderSubmit.receipt.payable')}</span>
          <strong>{figures ? <Charge order={figures.order} /> : '–'}</strong>
          <span data-yuan>{figures && <SecondCharge order={figures.order} />}</span>
        </div>
        <Button
          variant="accent"
          size="large"
          disabled={!figures || !addresses.isFetched || running || blocked}
          aria-describedby={blocked ? reasonId : undefined}
          aria-busy={running}
          onClick={submit}
        >
          {t(running ? 'orderSubmit.receipt.submitting' : 'orderSubmit.receipt.submit')}
        </Button>
        {blocked && <Reason id={reasonId}>{t('orderSubmit.receipt.blocked')}</Reason>}
      </Pay>
    </OrderSide>
  );
}
