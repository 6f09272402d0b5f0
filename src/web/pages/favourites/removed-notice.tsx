import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { Favourite } from '#generated/hooks/model/favourite.ts';
import { Button } from '#web/components/button.tsx';
import { returnFocus } from '#web/components/return-focus.ts';
import { useTexts } from '#web/i18n/texts-context.ts';

const Notice = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 3,
    paddingInline: 3,
    paddingBlock: 1,
    marginBottom: 3,
    background: 'bg.subtle',
    borderRadius: 'base',
    overflowWrap: 'anywhere',
  },
});

/** Says what was removed and offers to undo it; the focus comes here, because the button that had it is gone. */
export function RemovedNotice({ removed, onUndo }: { removed: Favourite; onUndo: () => void }) {
  const { t } = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const { proCollecId } = removed;
  const { productNum: name } = removed.params;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another removal takes the focus again
  useEffect(() => button.current?.focus(), [proCollecId]);
  const undo = () => {
    // The button goes when the favourite is back.
    if (button.current) returnFocus(button.current);
    onUndo();
  };
  return (
    <Notice>
      <span role="status">{t('favourites.list.gone', { name })}</span>
      <Button ref={button} size="small" aria-label={t('favourites.list.undoOf', { name })} onClick={undo}>
        {t('favourites.list.undo')}
      </Button>
    </Notice>
  );
}
