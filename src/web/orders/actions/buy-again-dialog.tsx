import { chakra, Flex } from '@chakra-ui/react';
import { buyAgainLineOutcomeNames } from '#generated/enums.ts';
import type { BuyAgainLine } from '#generated/hooks/model/buyAgainLine.ts';
import { Button, LinkButton } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { StateBadge, type StateTone } from '#web/components/state-badge.ts';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useMoney } from '#web/money/use-money.ts';
import { paths } from '#web/paths.ts';

const Lines = chakra('ul', {
  base: {
    display: 'grid',
    marginTop: 3,
    fontSize: 'table',
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: 4,
      rowGap: 1,
      paddingBlock: 2,
      borderTop: 'line',
    },
    '& b': { textStyle: 'part', overflowWrap: 'anywhere' },
    '& p': { gridColumn: '1 / -1', color: 'fg.muted' },
  },
});

const tones = {
  addedAsOrdered: 'success',
  reducedToStock: 'warning',
  adjustedQuantity: 'warning',
  lineSoldOut: 'danger',
  allInCart: 'warning',
  noLongerSold: 'danger',
  lineWithoutPrice: 'danger',
  cartIsFull: 'danger',
} as const satisfies Record<string, StateTone>;

/** The result of one line: its quantity and its price, where they are not those of the order. */
function LineReport({ line }: { line: BuyAgainLine }) {
  const { t } = useTexts();
  const { productNum, outcome, wanted, added, priceThen, priceNow } = line;
  const name = buyAgainLineOutcomeNames[outcome];
  const count = (number: number) => formatCount(number);
  const { unitPrice: price } = useMoney();
  return (
    <li>
      <b>{productNum}</b>
      <StateBadge tone={tones[name]}>{t(`described.enums.${name}`)}</StateBadge>
      <p>
        {added === wanted
          ? t('orders.again.quantity', { added: count(added) })
          : t('orders.again.quantityOf', { added: count(added), wanted: count(wanted) })}
        {priceNow !== null && priceNow !== priceThen && (
          <> · {t('orders.again.price', { before: price(priceThen), now: price(priceNow) })}</>
        )}
      </p>
    </li>
  );
}

interface BuyAgainDialogProps {
  lines: readonly BuyAgainLine[];
  onClose: () => void;
}

/** What buying an order again put into the cart, line by line. */
export function BuyAgainDialog({ lines, onClose }: BuyAgainDialogProps) {
  const { t } = useTexts();
  const added = lines.filter((line) => line.added > 0).length;
  return (
    <Dialog title={t('orders.again.title')} onClose={onClose} width={520}>
      <p role="status">{t('orders.again.summary', { added, total: lines.length })}</p>
      <Lines>
        {lines.map((line) => (
          <LineReport key={line.productId} line={line} />
        ))}
      </Lines>
      <Flex justify="flex-end" wrap="wrap" gap={3} marginTop={4}>
        <Button onClick={onClose}>{t('orders.again.stay')}</Button>
        <LinkButton variant="solid" to={paths.cart}>
          {t('orders.again.cart')}
        </LinkButton>
      </Flex>
    </Dialog>
  );
}
