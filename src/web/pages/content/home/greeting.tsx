import { chakra } from '@chakra-ui/react';
import { fullName } from '#domain/text/full-name.ts';
import { LinkButton } from '#web/components/button.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';

const Block = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'start',
    paddingTop: 2,
    gap: 1,
    minHeight: '120px',
    '& > p': { fontSize: 'lg', fontWeight: 'bold', overflowWrap: 'anywhere' },
    '& > span': { color: 'fg.muted', fontSize: 'table' },
    '& > div': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, marginTop: 2 },
  },
});

/** Greets the member by name; shows a visitor the way in. */
export function Greeting() {
  const { t, language } = useTexts();
  const session = useSession();
  if (!session) {
    return (
      <Block>
        <p>{t('content.greeting.visitor')}</p>
        <span>{t('content.greeting.invitation')}</span>
        <div>
          <LinkButton to={paths.login} variant="solid">
            {t('content.greeting.signIn')}
          </LinkButton>
          <LinkButton to={paths.register}>{t('content.greeting.register')}</LinkButton>
        </div>
      </Block>
    );
  }
  const name = fullName(session.user, language) || session.user.email;
  return (
    <Block>
      <p>{name ? t('content.greeting.member', { name }) : t('content.greeting.visitor')}</p>
      <span>{t('content.greeting.welcomeBack')}</span>
      <div>
        <LinkButton to={paths.orders}>{t('content.greeting.orders')}</LinkButton>
        <LinkButton to={paths.memberCentre}>{t('content.greeting.memberCentre')}</LinkButton>
      </div>
    </Block>
  );
}
