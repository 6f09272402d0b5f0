import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useRunningCalls } from '#web/api/activity.ts';
import { useTexts } from '#web/i18n/texts-context.ts';

const patience = 300;

const Note = chakra('div', {
  base: {
    position: 'fixed',
    insetBlockStart: 0,
    insetInline: 0,
    zIndex: 'message',
    display: 'grid',
    justifyItems: 'center',
    pointerEvents: 'none',
    '& [data-line]': { width: 'full', height: '2px', overflow: 'hidden' },
    '& [data-line]::before': {
      content: '""',
      display: 'block',
      width: '25%',
      height: 'full',
      background: 'primary',
      animation: 'slide 1.2s linear infinite',
    },
    '& [data-word]': {
      marginTop: 2,
      px: 3,
      background: 'fg',
      color: 'bg',
      borderRadius: 'full',
      fontSize: 'sm',
      lineHeight: '24px',
    },
  },
});

/** True once something has been going on for longer than people take for immediate. */
function useLasting(active: boolean): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setLasting(true), patience);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [active]);
  return active && lasting;
}

/** Lies over the page while calls run and blocks nothing. */
export function LoadingNote() {
  const { t } = useTexts();
  const shown = useLasting(useRunningCalls() > 0);
  return (
    <div role="status">
      {shown && (
        <Note>
          <span data-line />
          <span data-word>{t('frame.loading.text')}</span>
        </Note>
      )}
    </div>
  );
}
