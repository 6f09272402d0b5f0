import { chakra } from '@chakra-ui/react';
import { constants } from '#generated/constants.ts';
import { PageWidth } from '#web/components/page-width.ts';
import { useTexts } from '#web/i18n/texts-context.ts';

const Note = chakra('aside', {
  base: { background: 'warning.soft', borderBottom: 'line', paddingBlock: 2, fontSize: 'table' },
});

/** Where scripts are switched off: what works, what does not, and how to order all the same. */
export function ScriptNote() {
  const { t } = useTexts();
  const mail = constants.companyEmail;
  return (
    <noscript>
      <Note aria-label={t('frame.noScript.label')}>
        <PageWidth>
          {t('frame.noScript.text')} <a href={`mailto:${mail}`}>{mail}</a>
        </PageWidth>
      </Note>
    </noscript>
  );
}
