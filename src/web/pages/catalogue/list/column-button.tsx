import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { repeatedColumn, shownColumns } from '#domain/catalogue/column-choice.ts';
import { Button } from '#web/components/button.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { lazyPart, ShownPart } from '#web/lazy-part.tsx';
import { useChosenColumns } from './column-choice.ts';
import { tableColumns } from './table-columns.ts';
import type { ListPage } from './use-list-page.ts';

const chooser = lazyPart([], async () => (await import('./column-chooser.tsx')).ColumnChooser);

/** Opens the choice of the columns of a category. */
export function ColumnButton({ list: { state, columnList, products } }: { list: ListPage }) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const { catalogId } = state;
  const chosen = useChosenColumns(catalogId);
  const { columns, more, inTable, brand } = tableColumns(columnList, products.data?.data ?? []);
  const offered = [...columns, ...more];
  if (catalogId === undefined || offered.length === 0) return null;
  const shown = shownColumns(columns, chosen, more);
  const repeated = repeatedColumn([...inTable, ...more], brand, chosen);
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        onPointerEnter={chooser.prepare}
        onClick={() => setOpen(true)}
      >
        <Columns3 size={16} aria-hidden="true" />
        {t('catalogue.columns.title')}
      </Button>
      {open && (
        <ShownPart
          part={chooser}
          with={{ catalogId, columns: offered, shown, repeated, onClose: () => setOpen(false) }}
        />
      )}
    </>
  );
}
