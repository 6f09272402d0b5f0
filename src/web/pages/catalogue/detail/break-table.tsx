import { chakra } from '@chakra-ui/react';
import { HiddenText } from '#web/components/hidden-text.ts';
import { LinesAmount, Price } from '#web/components/price.tsx';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { mostDigits, useMoney } from '#web/money/use-money.ts';
import { clickTarget, touch } from '#web/theme/media.ts';
import type { BreakRow } from './offer.ts';

const Breaks = chakra('table', {
  base: {
    width: 'full',
    fontSize: 'table',
    '& th, & td': { paddingBlock: '3px', paddingInline: 2, borderBottom: 'line', textAlign: 'end' },
    '& th:first-of-type': { textAlign: 'start' },
    '& thead th': { color: 'fg.muted', fontSize: 'sm', fontWeight: 'medium' },
    '& tbody th': { fontWeight: 'normal' },
    '& button': { ...clickTarget, color: 'primary', _hover: { textDecoration: 'underline' } },
    [touch]: { '& th, & td': { paddingBlock: 0 } },
    '& td:last-of-type': { color: 'fg.muted' },
    '& tr[aria-current]': { background: 'primary.soft', fontWeight: 'medium' },
    '& tr[aria-current] th': { boxShadow: 'inset 3px 0 0 var(--store-colors-primary)' },
    '& tr[aria-current] button': { color: 'fg', fontWeight: 'medium' },
  },
});

interface BreakTableProps {
  rows: readonly BreakRow[];
  /** Takes a quantity; undefined where none can be ordered. */
  onQuantity: ((quantity: number) => void) | undefined;
}

/** Price breaks; the one in force is marked, a click takes its quantity where it can be ordered. */
export function BreakTable({ rows, onQuantity }: BreakTableProps) {
  const { t } = useTexts();
  const digits = mostDigits(
    useMoney(),
    rows.map(({ price }) => price),
  );
  return (
    <Breaks>
      <caption>
        <HiddenText>{t('catalogue.buy.breaks')}</HiddenText>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('catalogue.buy.from')}</th>
          <th scope="col">{t('catalogue.list.unitPrice')}</th>
          <th scope="col">{t('catalogue.buy.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ num, price, inForce }) => (
          <tr key={num} aria-current={inForce || undefined}>
            <th scope="row">
              {onQuantity ? (
                <button type="button" onClick={() => onQuantity(num)}>
                  {formatCount(num)}+
                </button>
              ) : (
                <span>{formatCount(num)}+</span>
              )}
              {inForce && <HiddenText>{t('catalogue.buy.inForce')}</HiddenText>}
            </th>
            <td>
              <Price cents={price} digits={digits} />
            </td>
            <td>
              <LinesAmount lines={[{ price, quantity: num }]} />
            </td>
          </tr>
        ))}
      </tbody>
    </Breaks>
  );
}
