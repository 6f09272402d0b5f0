import type { SystemStyleObject } from '@chakra-ui/react';
import { lazyPart, ShownPart } from '#web/lazy-part.tsx';
import { touch } from '#web/theme/media.ts';
import type { FavouriteButtonProps } from './favourite-toggle.tsx';

const toggle = lazyPart(['favourites'], async () => (await import('./favourite-toggle.tsx')).FavouriteToggle);

/** Room for the button until it is there; set once on the list. */
export const favouriteStyles: SystemStyleObject = {
  '& [data-favourite]': {
    flexShrink: 0,
    minWidth: '24px',
    minHeight: '24px',
    [touch]: { minWidth: 'touch', minHeight: 'touch' },
  },
};

/** Keeps a product among the favourites or takes it out, wherever the product is shown. Its code is loaded after the page. */
export function FavouriteButton(props: FavouriteButtonProps) {
  return (
    <span data-favourite>
      <ShownPart part={toggle} with={props} />
    </span>
  );
}
