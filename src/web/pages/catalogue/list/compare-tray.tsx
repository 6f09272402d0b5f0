import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useGetProduct } from '#generated/hooks/catalogue/catalogue.ts';
import { Button } from '#web/components/button.tsx';
import { firstImage, PartImage } from '#web/components/part-image.tsx';
import { FavouriteButton, favouriteStyles } from '#web/favourites/favourite-button.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { toggleCompared } from './list-state.ts';
import { mostCompared } from './list-url.ts';
import type { ListPage } from './use-list-page.ts';

const CompareDialog = lazy(async () => ({ default: (await import('./compare-dialog.tsx')).CompareDialog }));

const Tray = chakra('section', {
  base: {
    position: 'sticky',
    bottom: 0,
    zIndex: 'sticky',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 3,
    marginTop: 3,
    padding: 3,
    background: 'bg.raised',
    borderRadius: 'base',
    boxShadow: 'float',
    fontSize: 'table',
    '& ul': { display: 'flex', flexWrap: 'wrap', gap: 2, flex: 1 },
    '& li': {
      display: 'flex',
      alignItems: 'center',
      gap: 2,
      height: '36px',
      paddingInlineStart: 1,
      border: 'line',
      borderRadius: 'base',
      textStyle: 'part',
    },
    ...favouriteStyles,
    '& li > button': {
      display: 'grid',
      placeItems: 'center',
      width: '32px',
      height: '32px',
      color: 'fg.muted',
      _hover: { color: 'fg' },
    },
  },
});

const pictureSize = 28;

function Picked({ productId, onRemove }: { productId: number; onRemove: () => void }) {
  const { t } = useTexts();
  const product = useGetProduct({ productId }).data?.data;
  const name = product?.productNum ?? '…';
  return (
    <li>
      <PartImage src={firstImage(product?.productImg)} alt="" size={pictureSize} eager />
      {name}
      <FavouriteButton productId={productId} name={name} />
      <button type="button" aria-label={t('catalogue.compare.remove', { name })} onClick={onRemove}>
        <X size={14} />
      </button>
    </li>
  );
}

/** The products that were picked, over the end of the page, and the way to compare them. */
export function CompareTray({ list: { state, replace } }: { list: ListPage }) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const { compare } = state;
  return (
    <Tray aria-label={t('catalogue.compare.tray')}>
      <span role="status">
        {t('catalogue.compare.picked', { count: compare.length, most: mostCompared })}
      </span>
      <ul>
        {compare.map((productId) => (
          <Picked
            key={productId}
            productId={productId}
            onRemove={() => replace((now) => toggleCompared(now, productId))}
          />
        ))}
      </ul>
      <Button variant="ghost" onClick={() => replace((now) => ({ ...now, compare: [] }))}>
        {t('catalogue.compare.clear')}
      </Button>
      <Button
        variant="solid"
        aria-haspopup="dialog"
        disabled={compare.length < 2}
        onClick={() => setOpen(true)}
      >
        {t('catalogue.compare.open')}
      </Button>
      {open && (
        <Suspense>
          <CompareDialog productIds={compare} quantity={state.quantity} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Tray>
  );
}
