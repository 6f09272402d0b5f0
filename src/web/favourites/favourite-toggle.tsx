import { chakra } from '@chakra-ui/react';
import { Heart } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#web/i18n/texts-context.ts';
import { openLoginPopup, useLoginPopupOpen } from '#web/session/login-popup-store.ts';
import { useSession } from '#web/session/session-store.ts';
import { touch } from '#web/theme/media.ts';
import { claimWish, forgetWish, rememberWish } from './favourite-wish.ts';
import { useFavourite } from './use-favourite.ts';

export interface FavouriteButtonProps {
  productId: number;
  /** Part number: it names the button for screen readers where only the heart is shown. */
  name: string;
  /** The word next to the heart. */
  labelled?: boolean;
}

const Toggle = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    flexShrink: 0,
    minWidth: '24px',
    minHeight: '24px',
    borderRadius: 'base',
    color: 'fg.muted',
    fontSize: 'table',
    _hover: { color: 'primary', background: 'bg.subtle' },
    '&[aria-pressed=true]': { color: 'primary' },
    '&[aria-pressed=true] svg': { fill: 'primary' },
    [touch]: { minWidth: 'touch', minHeight: 'touch', position: 'relative', zIndex: 1 },
  },
  variants: { labelled: { true: { minHeight: '32px', paddingInline: 2, color: 'fg' }, false: {} } },
});

/**
 * Asks a visitor to sign in, and keeps the product afterwards. Signing in reloads the page: the wish is carried over by the
 * browser, and dropped when the popup is closed without a sign-in.
 */
function useWishOfVisitor(productId: number, keep: () => void): () => void {
  const signedIn = useSession() !== undefined;
  const isPopupOpen = useLoginPopupOpen();
  const [isWished, setWished] = useState(false);
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  useEffect(() => {
    if (signedIn && claimWish(productId)) latest.current();
  }, [signedIn, productId]);
  useEffect(() => {
    if (!isWished || isPopupOpen) return;
    setWished(false);
    if (!signedIn) forgetWish(productId);
  }, [isWished, isPopupOpen, signedIn, productId]);
  return () => {
    rememberWish(productId);
    openLoginPopup();
    setWished(true);
  };
}

/** The button itself, with everything that it needs to know. */
export function FavouriteToggle({ productId, name, labelled = false }: FavouriteButtonProps) {
  const { t } = useTexts();
  const signedIn = useSession() !== undefined;
  const { isFavourite, isRunning, keep, toggle } = useFavourite(productId);
  const askToSignIn = useWishOfVisitor(productId, keep);
  return (
    <Toggle
      type="button"
      labelled={labelled}
      aria-pressed={isFavourite}
      aria-label={labelled ? undefined : t('favourites.button.named', { name })}
      aria-disabled={isRunning || undefined}
      title={labelled ? undefined : t('favourites.button.label')}
      onClick={signedIn ? toggle : askToSignIn}
    >
      <Heart size={16} strokeWidth={1.5} aria-hidden="true" />
      {labelled && t('favourites.button.label')}
    </Toggle>
  );
}
