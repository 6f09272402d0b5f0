import { chakra } from '@chakra-ui/react';
import { carrierName, trackingUrl } from '#domain/orders/tracking.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { type AnyOrder, isCalledOff } from '#web/orders/any-order.ts';
import { type Fact, FactList } from '#web/orders/facts.tsx';
import { clickTarget } from '#web/theme/media.ts';
import { Section } from './section.tsx';

const TrackingLink = chakra('a', { base: { ...clickTarget, marginTop: 2, fontSize: 'table' } });

/** Carrier and number of the consignment, null until it is on its way. */
function consignmentOf(any: AnyOrder) {
  const { logisticsName } = any.order;
  const number = any.kind === 'customised' ? any.order.logisticsOrderNo : any.order.logisticsNum;
  return { carrier: logisticsName, number };
}

function consignmentFacts(
  any: AnyOrder,
  { t, language }: Pick<ReturnType<typeof useTexts>, 't' | 'language'>,
): readonly Fact[] {
  const { carrier, number } = consignmentOf(any);
  if (number) {
    return [
      {
        name: t('orders.delivery.carrier'),
        value: carrier ? carrierName(carrier, language) : t('orders.delivery.unnamed'),
      },
      { name: t('orders.delivery.number'), value: number },
    ];
  }
  return isCalledOff(any)
    ? []
    : [{ name: t('orders.delivery.carrier'), value: t('orders.delivery.notSent') }];
}

/** Where the goods go, who carries them, and the carrier's own page about them. */
export function Delivery({ order: any }: { order: AnyOrder }) {
  const texts = useTexts();
  const { t } = texts;
  const { receivingUser, receivingAddress, receivingPhone } = any.order;
  const { carrier, number } = consignmentOf(any);
  const url = trackingUrl(carrier, number);
  return (
    <Section title={t('orders.detail.delivery')}>
      <FactList
        facts={[
          { name: t('described.fields.receivingUser'), value: receivingUser },
          { name: t('described.fields.receivingPhone'), value: receivingPhone },
          { name: t('described.fields.receivingAddress'), value: receivingAddress },
          ...consignmentFacts(any, texts),
        ]}
      />
      {url && (
        <TrackingLink href={url} target="_blank" rel="noopener noreferrer">
          {t('orders.delivery.track')}
        </TrackingLink>
      )}
    </Section>
  );
}
