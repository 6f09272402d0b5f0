import { chakra } from '@chakra-ui/react';
import { MemberPage } from '#web/components/member-page.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { ClosingSection } from './closing-section.tsx';
import { ExportSection } from './export-section.tsx';

const Sections = chakra('div', {
  base: {
    display: 'grid',
    gap: 10,
    '& > section': { display: 'grid', gap: 3, justifyItems: 'start', maxWidth: '72ch' },
    '& h2': { fontSize: 'lg' },
    '& > section > p': { color: 'fg.muted' },
    '& ul': { paddingInlineStart: 5, listStyleType: 'disc' },
    '& li a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

/** A copy of all data of the member, and the way out. */
export function MyDataPage() {
  const { t } = useTexts();
  return (
    <MemberPage area="memberData" title={t('myData.page.title')}>
      <Sections>
        <ExportSection />
        <ClosingSection />
      </Sections>
    </MemberPage>
  );
}
