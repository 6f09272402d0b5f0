import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { fewestCompared, mostCompared } from '#domain/catalogue/compared-ids.ts';
import { useGetProduct } from '#generated/hooks/catalogue/catalogue.ts';
import { Button, LinkButton } from '#web/components/button.tsx';
import { firstImage, PartImage } from '#web/components/part-image.tsx';
import { FavouriteButton, favouriteStyles } from '#web/favourites/favourite-button.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { focusTitle, useNextFocus } from '#web/state/use-next-focus.ts';
import { touch } from '#web/theme/media.ts';
import type { ColumnFilters } from '../list/list-url.ts';
import { compareHref } from './compare-url.ts';
import type { ListBefore } from './list-before.ts';

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
    '& ul': { display: 'flex', flexWrap: 'wrap', gap: 2, flex: { base: '1 0 100%', md: 1 } },
    '& li': {
      display: 'flex',
      alignItems: 'center',
      gap: 2,
      minHeight: '36px',
      // A line each, whether the name is there yet or not.
      flexBasis: { base: 'full', md: 'auto' },
      paddingInlineStart: 1,
      border: 'line',
      borderRadius: 'base',
      textStyle: 'part',
    },
    '& li > span:first-of-type': { flex: 1 },
    ...favouriteStyles,
    '& li > button': {
      display: 'grid',
      placeItems: 'center',
      width: '32px',
      height: '32px',
      [touch]: { width: 'touch', height: 'touch' },
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
      <span>{name}</span>
      <FavouriteButton productId={productId} name={name} />
      <button
        type="button"
        data-remove
        aria-label={t('catalogue.compare.remove', { name })}
        onClick={onRemove}
      >
        <X size={14} />
      </button>
    </li>
  );
}

interface CompareTrayProps {
  /** The picked products, at least one. */
  ids: readonly number[];
  /** The quantity at which the list shows prices. */
  quantity: number | undefined;
  /** What the list asks of the columns. */
  filters: ColumnFilters;
  /** The address of the list. */
  list: string;
  onRemove: (productId: number) => void;
  onClear: () => void;
}

/** The products that were picked, over the end of the page, and the way to compare them. */
export function CompareTray({ ids, quantity, filters, list, onRemove, onClear }: CompareTrayProps) {
  const { t } = useTexts();
  const parts = useRef<HTMLUListElement>(null);
  const take = useNextFocus(parts, ids.length, '[data-remove]');
  // The tray goes with its last part.
  const remove = (productId: number, place: number) => {
    if (ids.length === 1) focusTitle();
    else take(place)();
    onRemove(productId);
  };
  const before: ListBefore = { list };
  return (
    <Tray aria-label={t('catalogue.compare.tray')}>
      <span role="status">{t('catalogue.compare.picked', { count: ids.length, most: mostCompared })}</span>
      <ul ref={parts}>
        {ids.map((productId, place) => (
          <Picked key={productId} productId={productId} onRemove={() => remove(productId, place)} />
        ))}
      </ul>
      <Button
        variant="ghost"
        onClick={() => {
          focusTitle();
          onClear();
        }}
      >
        {t('catalogue.compare.clear')}
      </Button>
      {ids.length < fewestCompared ? (
        <Button variant="solid" disabled>
          {t('catalogue.compare.open')}
        </Button>
      ) : (
        <LinkButton variant="solid" to={compareHref({ ids, quantity, filters: filters })} state={before}>
          {t('catalogue.compare.open')}
        </LinkButton>
      )}
    </Tray>
  );
}
