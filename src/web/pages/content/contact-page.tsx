import { chakra } from '@chakra-ui/react';
import { Clock, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Breadcrumb } from '#web/components/breadcrumb.tsx';
import { PageWidth } from '#web/components/page-width.ts';
import { ServiceHours } from '#web/components/service-hours.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { usePageTitle } from '#web/page-report.ts';
import { paths } from '#web/paths.ts';
import { clickTarget } from '#web/theme/media.ts';
import { MessageForm } from './contact/message-form.tsx';
import { StreetMap } from './contact/street-map.tsx';
import { ContactFacts } from './contact-facts.tsx';

const Cards = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'repeat(3, 1fr)' },
    borderBlock: 'line',
    marginBlock: 6,
    '& > section': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: 4,
      alignContent: 'start',
      paddingBlock: 5,
      paddingInline: { base: 0, md: 5 },
    },
    '& > section:first-of-type': { paddingInlineStart: 0 },
    '& > section + section': {
      borderInlineStart: { base: 'none', md: 'line' },
      borderTop: { base: 'line', md: 'none' },
    },
    '& svg': { color: 'primary', gridRow: 'span 2', marginTop: '2px' },
    '& h2': { fontSize: 'body', marginBottom: 2 },
    '& dl > div': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 3,
      alignItems: 'baseline',
      paddingBottom: 2,
    },
    '& dt, & p small': { color: 'fg.muted' },
    '& dd a': clickTarget,
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'sm' },
  },
});

const Below = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
    alignItems: 'start',
    gap: 8,
    '& h2': { marginBottom: 4 },
  },
});

function Card({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <section>
      {icon}
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  );
}

const iconSize = 20;

/** Where the company is, when it can be reached, and a message to it. */
export function ContactPage() {
  const { t } = useTexts();
  usePageTitle(t('content.contact.title'));
  return (
    <PageWidth>
      <Breadcrumb
        crumbs={[{ label: t('content.crumb.home'), href: paths.home }, { label: t('content.contact.title') }]}
      />
      <h1>{t('content.contact.title')}</h1>
      <Cards>
        <Card icon={<Phone size={iconSize} aria-hidden="true" />} title={t('content.contact.reach')}>
          <dl>
            <ContactFacts />
          </dl>
        </Card>
        <Card icon={<Clock size={iconSize} aria-hidden="true" />} title={t('content.contact.hours')}>
          <dl>
            <ServiceHours />
          </dl>
        </Card>
        <Card icon={<MapPin size={iconSize} aria-hidden="true" />} title={t('content.contact.address')}>
          <p>
            {t('content.contact.addressText')}
            <small>{t('content.contact.way')}</small>
          </p>
        </Card>
      </Cards>
      <Below>
        <section aria-labelledby="leave-message">
          <h2 id="leave-message">{t('content.message.title')}</h2>
          <MessageForm />
        </section>
        <section aria-labelledby="way">
          <h2 id="way">{t('content.contact.map')}</h2>
          <StreetMap />
        </section>
      </Below>
    </PageWidth>
  );
}
