import { chakra } from '@chakra-ui/react';
import { Button } from '#web/components/button.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';

const Note = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 3,
    marginBottom: 4,
    paddingInline: 3,
    paddingBlock: 2,
    background: 'info.soft',
    borderRadius: 'base',
  },
});

/** Says that a form shows what was typed before, and offers to begin again. */
export function RestoredNote({ onStartAgain }: { onStartAgain: () => void }) {
  const { t } = useTexts();
  return (
    <Note>
      <span role="status">{t('forms.draft.restored')}</span>
      <Button size="small" onClick={onStartAgain}>
        {t('forms.draft.startAgain')}
      </Button>
    </Note>
  );
}
