import { chakra } from '@chakra-ui/react';
import { constants } from '#generated/constants.ts';
import { ServiceHours } from '#web/components/service-hours.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { touch } from '#web/theme/media.ts';

const Card = chakra('aside', {
  base: {
    padding: 4,
    background: 'bg.subtle',
    borderRadius: 'base',
    fontSize: 'table',
    '& h2': { fontSize: 'body', marginBottom: 2 },
    '& dl > div': { paddingBlock: 1 },
    '& dt': { color: 'fg.muted' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'sm' },
    '& a': { display: 'block', lineHeight: '28px', [touch]: { lineHeight: '40px' } },
  },
});

/** The service hours, next to every text of the help centre. */
export function ServiceCard() {
  const { t } = useTexts();
  return (
    <Card aria-labelledby="service-hours">
      <h2 id="service-hours">{t('help.service.title')}</h2>
      <dl>
        <ServiceHours />
      </dl>
      <a href={`tel:${constants.companyPhone.replaceAll(' ', '')}`}>{constants.companyPhone}</a>
      <a href={`mailto:${constants.companyEmail}`}>{constants.companyEmail}</a>
    </Card>
  );
}
