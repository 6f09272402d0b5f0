import { chakra } from '@chakra-ui/react';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';

const Word = chakra('span', {
  base: { whiteSpace: 'nowrap' },
  variants: { empty: { true: { color: 'fg.muted' }, false: { color: 'success' } } },
});

/** How many pieces are there, in words. */
export function Stock({ pieces }: { pieces: number }) {
  const { t, language } = useTexts();
  return (
    <Word empty={pieces === 0}>
      {pieces === 0
        ? t('components.stock.none')
        : t('components.stock.pieces', { shown: formatCount(pieces, language) })}
    </Word>
  );
}
