import { Skeleton } from '#web/components/skeleton.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { OrderLayout, OrderSections, OrderSide } from './order-layout.ts';
import type { OrderSource } from './order-source.ts';
import { OrderSteps } from './order-steps.tsx';

/** The sections and the summary while what they are made of is on its way. */
export function OrderSectionsSkeleton() {
  return (
    <OrderLayout aria-hidden="true">
      <OrderSections>
        <Skeleton height="180px" marginTop={5} />
        <Skeleton height="240px" marginTop={5} />
        <Skeleton height="160px" marginTop={5} />
      </OrderSections>
      <OrderSide>
        <Skeleton height="320px" marginY={5} />
      </OrderSide>
    </OrderLayout>
  );
}

/** The room of the page while nothing of it is known, as the server renders it too. */
export function OrderSkeleton({ source }: { source: OrderSource }) {
  const { t } = useTexts();
  return (
    <>
      <OrderSteps source={source} />
      <h1 tabIndex={-1}>{t('orderSubmit.page.title')}</h1>
      <OrderSectionsSkeleton />
    </>
  );
}
