import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PageWidth } from '#web/components/page-width.ts';
import { clickTarget } from '#web/theme/media.ts';

const Column = chakra('div', {
  base: {
    marginX: 'auto',
    paddingY: { base: 6, md: 12 },
    '& > header': { display: 'grid', gap: 2, marginBottom: 6 },
    '& > header h1': { fontSize: '2xl' },
    '& > header p': { color: 'fg.muted' },
    '& > header p a': { ...clickTarget, textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

interface FormPageProps {
  title: string;
  intro: ReactNode;
  /** Width in pixels on a screen that has the room. */
  width: number;
  children: ReactNode;
}

/** One form in the middle of the page. */
export function FormPage({ title, intro, width, children }: FormPageProps) {
  return (
    <PageWidth>
      <Column maxWidth={`${width}px`}>
        <header>
          <h1>{title}</h1>
          {intro}
        </header>
        {children}
      </Column>
    </PageWidth>
  );
}
