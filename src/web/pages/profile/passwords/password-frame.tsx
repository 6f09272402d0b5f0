import { chakra } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/texts-context.ts';

const Frame = chakra('div', {
  base: {
    maxWidth: '440px',
    '& > [data-intro]': { color: 'fg.muted', marginBottom: 5 },
    '& > [data-done]': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: 3,
      rowGap: 1,
      padding: 4,
      border: 'line',
      borderRadius: 'base',
    },
    '& > [data-done] > svg': { color: 'success' },
    '& > [data-done] > p': { gridColumn: 2 },
    '& > [data-done] > p:last-child': { color: 'fg.muted' },
  },
});

interface PasswordFrameProps {
  intro: string;
  /** What has happened, in place of the form. */
  done: string | false;
  children: ReactNode;
}

/** A form for a password and, after it worked, what happens next. */
export function PasswordFrame({ intro, done, children }: PasswordFrameProps) {
  const { t } = useTexts();
  if (done === false) {
    return (
      <Frame>
        <p data-intro="">{intro}</p>
        {children}
      </Frame>
    );
  }
  return (
    <Frame>
      <div data-done="">
        <CircleCheck size={20} aria-hidden="true" />
        <p>{done}</p>
        <p>{t('profile.password.goingBack')}</p>
      </div>
    </Frame>
  );
}
