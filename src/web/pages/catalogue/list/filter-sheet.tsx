import { chakra } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { noteClearing } from './clearings.ts';
import { FilterPanel } from './filter-panel.tsx';
import { clearConditions, countConditions } from './list-state.ts';
import type { ListPage } from './use-list-page.ts';

const Foot = chakra('div', {
  base: {
    position: 'sticky',
    bottom: 0,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    gap: 3,
    marginInline: -5,
    marginBottom: -5,
    padding: 4,
    background: 'bg.raised',
    borderTop: 'line',
  },
});

const sheetWidth = 520;

/** The filters on a small screen: they apply at once, the button at the bottom only shows the result. */
export function FilterSheet({ list, onClose }: { list: ListPage; onClose: () => void }) {
  const { t } = useTexts();
  const total = list.products.data?.params.totalDataCounts ?? 0;
  const clear = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button disappears with the last condition.
    if (currentTarget.nextElementSibling instanceof HTMLElement) currentTarget.nextElementSibling.focus();
    noteClearing();
    list.go(clearConditions);
  };
  return (
    <Dialog title={t('catalogue.filter.open')} onClose={onClose} width={sheetWidth}>
      <FilterPanel id="sheet-filter" list={list} />
      <Foot>
        {countConditions(list.state) > 0 && <Button onClick={clear}>{t('catalogue.filter.clearAll')}</Button>}
        <Button variant="solid" onClick={onClose}>
          {t('catalogue.filter.show', { count: total, shown: formatCount(total) })}
        </Button>
      </Foot>
    </Dialog>
  );
}
