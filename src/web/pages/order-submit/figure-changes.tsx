import { chakra } from '@chakra-ui/react';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useMoney } from '#web/money/use-money.ts';
import { extendStyles } from '#web/theme/extend-styles.ts';
import { tableStyles } from '#web/theme/recipes.ts';
import { type ChangedFigure, changedFigures } from './changed-figures.ts';
import type { SubmitError } from './submit-error.ts';
import type { Order } from './use-order.ts';

const Changes = chakra('table', {
  base: extendStyles(tableStyles, {
    maxWidth: '560px',
    '& th, & td': { px: 2 },
    '& thead th, & tbody tr:hover > *': { background: 'transparent' },
    '& td:last-of-type': { fontWeight: 'bold' },
    '& [data-number]': { textAlign: 'end', whiteSpace: 'nowrap' },
    '& [data-was]': { color: 'fg.muted', textDecoration: 'line-through' },
  }),
});

/** What an order of other figures than those that were sent would cost, and whether the page is still reading that. */
export function useFiguresSince(
  { sent }: Extract<SubmitError, { kind: 'priceChanged' | 'deliveryChanged' }>,
  { read, discount, lines, figures }: Order,
) {
  const money = useMoney();
  const checking = read.isFetching || discount.isFetching;
  return {
    checking,
    changed: checking || !lines || !figures ? [] : changedFigures(sent, { lines, figures }, money),
    amount: figures ? money.charge(figures.order) : '',
  };
}

function keyOf({ kind, name }: ChangedFigure): string {
  return kind + name;
}

/** Old and new figures of an order; nothing where none differs. */
export function FigureChanges({ changed }: { changed: readonly ChangedFigure[] }) {
  const { t } = useTexts();
  const label = ({ kind, name }: ChangedFigure): string => {
    switch (kind) {
      case 'unitPrice':
        return name;
      case 'points':
        return t('orderSubmit.error.pointsChanged');
      case 'payable':
        return t('orderSubmit.receipt.payable');
    }
  };
  if (changed.length === 0) return null;
  return (
    <Changes>
      <thead>
        <tr>
          <td />
          <th scope="col" data-number>
            {t('orderSubmit.error.was')}
          </th>
          <th scope="col" data-number>
            {t('orderSubmit.error.now')}
          </th>
        </tr>
      </thead>
      <tbody>
        {changed.map((figure) => (
          <tr key={keyOf(figure)}>
            <th scope="row">{label(figure)}</th>
            <td data-number data-was>
              {figure.was}
            </td>
            <td data-number>{figure.now}</td>
          </tr>
        ))}
      </tbody>
    </Changes>
  );
}
