import { chakra } from '@chakra-ui/react';
import { Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '#web/components/icon-button.ts';
import { isComposing } from '#web/components/is-composing.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { SearchBox } from './search-box.tsx';
import { useCloseOnNavigate } from './use-close-on-navigate.ts';

const Over = chakra('div', {
  base: {
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    paddingInline: 4,
    background: 'bg',
  },
});

/** On a phone the search box lies behind an icon and then takes the whole width of the header. */
export function PhoneSearch() {
  const { t } = useTexts();
  const { open, ...search } = useCloseOnNavigate();
  const over = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (open) over.current?.querySelector('input')?.focus();
  }, [open]);
  const close = () => {
    search.close();
    opener.current?.focus();
  };
  return (
    <>
      <IconButton
        ref={opener}
        type="button"
        aria-label={t('frame.header.search')}
        aria-expanded={open}
        onClick={search.show}
      >
        <Search size={20} />
      </IconButton>
      {open && (
        <Over
          ref={over}
          onKeyDown={(event) => event.key === 'Escape' && !isComposing(event.nativeEvent) && close()}
        >
          <SearchBox onSearch={close} />
          <IconButton type="button" aria-label={t('frame.header.close')} onClick={close}>
            <X size={20} />
          </IconButton>
        </Over>
      )}
    </>
  );
}
