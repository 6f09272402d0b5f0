import { Box } from '@chakra-ui/react';
import { LinkButton } from '#web/components/button.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { NoticePage } from '#web/components/notice-page.tsx';
import { Skeleton } from '#web/components/skeleton.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { paths, productHref } from '#web/paths.ts';
import { AddressSection } from './address-section.tsx';
import { DeductionSection } from './deduction-section.tsx';
import { DeliverySection } from './delivery-section.tsx';
import { LineList } from './line-list.tsx';
import { OrderError } from './order-error.tsx';
import { OrderLayout, OrderSections } from './order-layout.ts';
import { OrderSectionsSkeleton } from './order-skeleton.tsx';
import type { OrderSource } from './order-source.ts';
import { OrderSteps } from './order-steps.tsx';
import { OrderSummary } from './order-summary.tsx';
import { type Order, type OrderProps, useOrder } from './use-order.ts';

function GoneLines({ source }: { source: OrderSource }) {
  const { t } = useTexts();
  if (source.kind === 'direct')
    return (
      <NoticePage title={t('orderSubmit.page.productGone')} text={t('orderSubmit.page.productGoneHelp')}>
        <LinkButton variant="solid" to={paths.products}>
          {t('orderSubmit.page.toProducts')}
        </LinkButton>
      </NoticePage>
    );
  return (
    <NoticePage title={t('orderSubmit.page.gone')} text={t('orderSubmit.page.goneHelp')}>
      <LinkButton variant="solid" to={paths.cart}>
        {t('orderSubmit.page.toCart')}
      </LinkButton>
      <LinkButton to={paths.orders}>{t('orderSubmit.page.toOrders')}</LinkButton>
    </NoticePage>
  );
}

function LineSection({ order, source }: { order: Order; source: OrderSource }) {
  const { t } = useTexts();
  const { error } = order;
  const delivery = error?.kind === 'deliveryChanged' ? error : undefined;
  return (
    <section aria-label={t('orderSubmit.lines.title')}>
      <header>
        <h2>{t('orderSubmit.lines.title')}</h2>
        <LinkButton
          variant="ghost"
          size="small"
          to={source.kind === 'cart' ? paths.cart : productHref(source.productId)}
        >
          {t(source.kind === 'cart' ? 'orderSubmit.lines.backToCart' : 'orderSubmit.lines.backToProduct')}
        </LinkButton>
      </header>
      <OrderError order={order} />
      <Loaded query={{ ...order.read, data: order.lines }} skeleton={<Skeleton height="176px" />}>
        {(lines) => <LineList lines={lines} source={source} onCorrect={order.settle} delivery={delivery} />}
      </Loaded>
    </section>
  );
}

/** The lines are gone, perhaps because the order was placed and only its response was lost. */
function Unanswered({ order, source }: { order: Order; source: OrderSource }) {
  const { t } = useTexts();
  return (
    <>
      <OrderSteps source={source} />
      <h1 tabIndex={-1}>{t('orderSubmit.page.title')}</h1>
      <Box marginY={5}>
        <OrderError order={order} />
      </Box>
    </>
  );
}

/** How high a section is depends on what is read for it: they appear together, so that none pushes another away. */
function isFirstRead({ read, addresses, discount }: Order): boolean {
  return addresses.isPending || discount.isPending || (read.data === undefined && !read.isError);
}

// Not a generated form: nothing is typed; the request is made of choices and of figures that the server has quoted.
/** The order before it is placed: address, lines, deductions, delivery, and what all of it comes to. */
export function OrderForm(props: OrderProps) {
  const { t } = useTexts();
  const { source } = props;
  const order = useOrder(props);
  if (order.read.gone && !order.isUnanswered) return <GoneLines source={source} />;
  if (order.read.gone) return <Unanswered source={source} order={order} />;
  return (
    <>
      <OrderSteps source={source} />
      <h1 tabIndex={-1}>{t('orderSubmit.page.title')}</h1>
      {isFirstRead(order) ? (
        <OrderSectionsSkeleton />
      ) : (
        <OrderLayout>
          <OrderSections>
            <AddressSection order={order} />
            <LineSection order={order} source={source} />
            <DeductionSection order={order} />
            <DeliverySection />
          </OrderSections>
          <OrderSummary order={order} />
        </OrderLayout>
      )}
    </>
  );
}
