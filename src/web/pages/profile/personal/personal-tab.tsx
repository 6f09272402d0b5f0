import { chakra } from '@chakra-ui/react';
import { gradeLabel } from '#domain/profile/grades.ts';
import { updateMemberForm } from '#generated/forms/updateMember.ts';
import type { Grade } from '#generated/hooks/model/grade.ts';
import type { Member } from '#generated/hooks/model/member.ts';
import { useGetMember } from '#generated/hooks/profile/profile.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { Skeleton } from '#web/components/skeleton.ts';
import { ApiForm } from '#web/forms/api-form.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useSession } from '#web/session/session-store.ts';
import { useSaveMember } from './use-save-member.ts';

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    columnGap: 6,
    rowGap: 1,
    marginBottom: 5,
    paddingBottom: 4,
    borderBottom: 'line',
    '& dt': { color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere' },
  },
});

const Narrow = chakra('div', { base: { maxWidth: '640px' } });

const half = ['name', 'surname', 'sex', 'phone', 'country', 'provinces'];
const required = ['name', 'surname'] as const;

interface PersonalFormProps {
  member: Member;
  grades: readonly Grade[];
}

function PersonalForm({ member, grades }: PersonalFormProps) {
  const { t } = useTexts();
  const session = useSession();
  const save = useSaveMember(member);
  const { email: stored, grade, ...initial } = member;
  return (
    <Narrow>
      <Facts>
        <dt>{t('profile.personal.mail')}</dt>
        <dd>{session?.user.email || stored}</dd>
        <dt>{t('profile.personal.grade')}</dt>
        <dd>{gradeLabel(grades, grade) ?? t('profile.personal.noGrade')}</dd>
      </Facts>
      <ApiForm
        form={updateMemberForm}
        initial={initial}
        onSubmit={save}
        keepsDraft
        required={required}
        half={half}
        refusals={{ notFound: 'headImage', fileTooLarge: 'headImage', fileTypeRefused: 'headImage' }}
        submitLabel={t('profile.personal.save')}
      />
    </Narrow>
  );
}

/** Shows and changes the personal data; the grade and the e-mail are not changed here. */
export function PersonalTab() {
  const member = useGetMember();
  return (
    <Loaded query={member} skeleton={<Skeleton height="620px" />}>
      {({ data, params }) => <PersonalForm member={data} grades={params.grades} />}
    </Loaded>
  );
}
