import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { constants } from '#generated/constants.ts';
import type { Column } from '#generated/hooks/model/column.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { HiddenText } from '#web/components/hidden-text.ts';
import { IconButton } from '#web/components/icon-button.ts';
import { Label } from '#web/components/label.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { chooseColumns } from './column-choice.ts';
import { LabelledTick } from './tick.tsx';

const Rows = chakra('ol', {
  base: {
    marginBlock: 3,
    borderTop: 'line',
    '& li': { display: 'flex', alignItems: 'center', borderBottom: 'line', minHeight: 'touch' },
    '& label': { display: 'flex', alignItems: 'center', gap: 3, flex: 1, alignSelf: 'stretch' },
    '& input': { width: '16px', height: '16px', flexShrink: 0, accentColor: 'primary' },
    '& [aria-disabled=true]': { color: 'fg.muted', opacity: 0.4 },
    // The foot covers nothing that has the focus.
    '& :is(input, button)': { scrollMarginBottom: '128px' },
  },
});

// It stays in view below a long list: what it says is about the row that was just ticked.
const Foot = chakra('div', {
  base: {
    position: 'sticky',
    bottom: 0,
    marginInline: -5,
    marginBottom: -5,
    paddingInline: 5,
    paddingBlock: 3,
    background: 'bg.raised',
    borderTop: 'line',
    '& > div': { display: 'flex', justifyContent: 'flex-end', gap: 3 },
    '& > p:not(:empty)': { marginBottom: 3 },
  },
});

interface ColumnChooserProps {
  catalogId: number;
  /** All columns that the table can have, its own first, in the order of the shop. */
  columns: readonly Column[];
  /** Those that it has now. */
  shown: readonly Column[];
  /** Is only left out while every row repeats the maker: it keeps its place among the chosen ones. */
  repeated: { readonly columnId: number; readonly place: number } | undefined;
  onClose: () => void;
}

/** Columns with the shown ones first, in their order. */
function arrangeColumns({
  columns,
  shown,
}: Pick<ColumnChooserProps, 'columns' | 'shown'>): readonly Column[] {
  return [...shown, ...columns.filter((column) => !shown.includes(column))];
}

/** A row that is moved leaves the document for a moment: its button gets the focus back. */
function useKeptFocus(order: readonly Column[]) {
  const pressed = useRef<HTMLElement>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is what moves the rows.
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = undefined;
  }, [order]);
  return pressed;
}

/** Which columns the table has, and in which order. Every change takes effect at once and is remembered for the category. */
export function ColumnChooser({ catalogId, columns, shown, repeated, onClose }: ColumnChooserProps) {
  const { t } = useTexts();
  const [order, setOrder] = useState(() => arrangeColumns({ columns, shown }));
  const [said, setSaid] = useState('');
  const pressed = useKeptFocus(order);
  const most = constants.chosenColumns - (repeated ? 1 : 0);
  const isFull = shown.length >= most;
  const keep = (next: readonly Column[], isShown: (column: Column) => boolean) => {
    setOrder(next);
    const ids = next.filter(isShown).map(({ columnId }) => columnId);
    chooseColumns(catalogId, repeated ? ids.toSpliced(repeated.place, 0, repeated.columnId) : ids);
  };
  const move = (from: number, offset: 1 | -1, button: HTMLElement) => {
    const moved = order[from];
    const to = from + offset;
    if (!moved || to < 0 || to >= order.length) return;
    pressed.current = button;
    keep(order.toSpliced(from, 1).toSpliced(to, 0, moved), (column) => shown.includes(column));
    setSaid(t('catalogue.columns.moved', { name: moved.columnName, position: to + 1, count: order.length }));
  };
  const tick = (ticked: Column, on: boolean) =>
    keep(order, (column) => (column === ticked ? on : shown.includes(column)));
  const reset = () => {
    setOrder(columns);
    chooseColumns(catalogId, undefined);
    setSaid(t('catalogue.columns.wasReset'));
  };
  return (
    <Dialog title={t('catalogue.columns.title')} onClose={onClose}>
      <p>{t('catalogue.columns.help')}</p>
      <Rows>
        {order.map((column, index) => {
          const { columnId, columnName } = column;
          const steps = [
            { offset: -1, Icon: ArrowUp, label: t('catalogue.columns.up', { name: columnName }) },
            { offset: 1, Icon: ArrowDown, label: t('catalogue.columns.down', { name: columnName }) },
          ] as const;
          return (
            <li key={columnId}>
              <LabelledTick
                checked={shown.includes(column)}
                disabled={isFull && !shown.includes(column)}
                onTick={(on) => tick(column, on)}
              >
                <span>
                  <Label name={columnName} />
                </span>
              </LabelledTick>
              {steps.map(({ offset, Icon, label }) => (
                <IconButton
                  key={offset}
                  type="button"
                  aria-label={label}
                  aria-disabled={order[index + offset] === undefined}
                  onClick={(event) => move(index, offset, event.currentTarget)}
                >
                  <Icon size={16} aria-hidden="true" />
                </IconButton>
              ))}
            </li>
          );
        })}
      </Rows>
      <HiddenText role="status">{said}</HiddenText>
      <Foot>
        <p role="status">{isFull && t('catalogue.columns.full', { most })}</p>
        <div>
          <Button onClick={reset}>{t('catalogue.columns.reset')}</Button>
          <Button variant="solid" onClick={onClose}>
            {t('catalogue.columns.done')}
          </Button>
        </div>
      </Foot>
    </Dialog>
  );
}
