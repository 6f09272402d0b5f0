import { chakra } from '@chakra-ui/react';
import { Button } from '#web/components/button.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useMoney } from '#web/money/use-money.ts';
import { extendStyles } from '#web/theme/extend-styles.ts';
import { tableStyles } from '#web/theme/recipes.ts';
import { type ChangedFigure, changedFigures } from './changed-figures.ts';
import { ErrorNote, NoteActions } from './error-note.tsx';
import type { SubmitError } from './submit-error.ts';
import { useChangedText } from './use-changed-text.ts';
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

interface PriceChangeProps {
  error: Extract<SubmitError, { kind: 'priceChanged' }>;
  order: Order;
}

function keyOf({ kind, name }: ChangedFigure): string {
  return kind + name;
}

/** Shows old and new figures and asks again; it orders at the figures that the page now shows. */
export function PriceChange({ error, order }: PriceChangeProps) {
  const { t } = useTexts();
  const { read, discount, lines = [], figures, running, submit, settle } = order;
  const text = useChangedText();
  const money = useMoney();
  const checking = read.isFetching || discount.isFetching;
  const changed = changedFigures(error, checking ? undefined : figures && { lines, figures });
  const payable = figures?.discounted.payable ?? 0;
  return (
    <ErrorNote title={t('orderSubmit.error.priceChanged')} tone="warning">
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
              <th scope="row">{text.label(figure)}</th>
              <td data-number data-was>
                {text.value(figure, figure.was)}
              </td>
              <td data-number>{text.value(figure, figure.now)}</td>
            </tr>
          ))}
        </tbody>
      </Changes>
      <NoteActions>
        <Button variant="solid" disabled={checking || running} onClick={submit}>
          {checking
            ? t('orderSubmit.error.checking')
            : t('orderSubmit.error.confirmNew', { amount: money.amount(payable) })}
        </Button>
        <Button onClick={settle}>{t('orderSubmit.error.stay')}</Button>
      </NoteActions>
    </ErrorNote>
  );
}
