import { chakra } from '@chakra-ui/react';
import { fullName } from '#domain/text/full-name.ts';
import { useGetMember } from '#generated/hooks/profile/profile.ts';
import { HeadImage } from '#web/components/head-image.tsx';
import { Link } from '#web/components/link.tsx';
import { StateBadge } from '#web/components/state-badge.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { memberDetailHref } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';
import { clickTarget } from '#web/theme/media.ts';
import { BoxFrame } from './home-box.tsx';
import { quiet } from './quiet.ts';

const Card = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    minHeight: '72px',
    '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
    '& > div > h2': { fontSize: 'lg' },
    '& > div > p': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 3,
      color: 'fg.muted',
    },
    '& > div > a': { ...clickTarget, fontSize: 'table' },
  },
});

/** Who is signed in: known from the session at once, head image and grade when they are loaded. */
export function ProfileCard() {
  const { t, language } = useTexts();
  const user = useSession()?.user;
  const answer = useGetMember(quiet).data;
  const member = answer?.data;
  const name = fullName(
    member ?? { name: user?.name ?? '', surname: user?.surname ?? '', country: user?.country },
    language,
  );
  const email = user?.email || member?.email;
  const grade = answer?.params.grades.find(({ dictValue }) => dictValue === member?.grade);
  return (
    <BoxFrame aria-label={t('memberHome.profile.label')}>
      <Card>
        <HeadImage path={member?.headImage || undefined} />
        <div>
          <h2>{t('memberHome.profile.hello', { name: name || email })}</h2>
          <p>
            <span>{email}</span>
            {grade && <StateBadge tone="success">{grade.dictLabel}</StateBadge>}
          </p>
          <Link to={memberDetailHref(0)}>{t('memberHome.profile.edit')}</Link>
        </div>
      </Card>
    </BoxFrame>
  );
}
