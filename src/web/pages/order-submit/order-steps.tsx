import { chakra } from '@chakra-ui/react';
import { Link } from '#web/components/link.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { paths, productHref } from '#web/paths.ts';
import { clickTarget } from '#web/theme/media.ts';
import type { OrderSource } from './order-source.ts';

const Steps = chakra('nav', {
  base: {
    paddingY: 3,
    fontSize: 'table',
    color: 'fg.muted',
    '& ol': { display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 3 },
    '& li': { display: 'flex', alignItems: 'center', gap: 3 },
    '& li + li::before': { content: '""', width: '24px', borderTop: 'line' },
    '& a': { ...clickTarget, color: 'fg.muted', _hover: { color: 'primary' } },
    '& [aria-current]': { color: 'fg', fontWeight: 'bold' },
  },
});

/** Where the person is on the way from the cart, or from the product, to the payment. */
export function OrderSteps({ source }: { source: OrderSource }) {
  const { t } = useTexts();
  return (
    <Steps aria-label={t('orderSubmit.page.steps')}>
      <ol>
        <li>
          {source.kind === 'cart' ? (
            <Link to={paths.cart}>{t('orderSubmit.page.cart')}</Link>
          ) : (
            <Link to={productHref(source.productId)}>{t('orderSubmit.page.product')}</Link>
          )}
        </li>
        <li>
          <span aria-current="step">{t('orderSubmit.page.order')}</span>
        </li>
        <li>{t('orderSubmit.page.payment')}</li>
      </ol>
    </Steps>
  );
}
