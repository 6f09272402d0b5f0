import { chakra } from '@chakra-ui/react';
import { constants } from '#generated/constants.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';

const Terms = chakra('div', {
  base: { display: 'grid', gap: 4, '& h3': { marginBottom: 1 }, '& p': { color: 'fg' } },
});

const parts = [
  ['privacy.terms.collectTitle', 'privacy.terms.collect'],
  ['privacy.terms.useTitle', 'privacy.terms.use'],
  ['privacy.terms.shareTitle', 'privacy.terms.share'],
  ['privacy.terms.keepTitle', 'privacy.terms.keep'],
  ['privacy.terms.browserTitle', 'privacy.terms.browser'],
  ['privacy.terms.rightsTitle', 'privacy.terms.rights'],
] as const;

/** The privacy terms that registration asks to agree to. */
export function PrivacyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  return (
    <Dialog title={t('privacy.terms.title')} width={640} onClose={onClose}>
      <Terms>
        <p>{t('privacy.terms.updated')}</p>
        {parts.map(([title, text]) => (
          <section key={title}>
            <h3>{t(title)}</h3>
            <p>{t(text, { mail: constants.companyEmail })}</p>
          </section>
        ))}
      </Terms>
    </Dialog>
  );
}
