import { chakra } from '@chakra-ui/react';
import { projectState as stateOfProject } from '#domain/projects/project-state.ts';
import { supportState } from '#domain/remote-support/support-state.ts';
import { pageSizes } from '#generated/constants.ts';
import { useListProjects } from '#generated/hooks/projects/projects.ts';
import { useListRemoteSupports } from '#generated/hooks/remote-support/remote-support.ts';
import { MeasuredText } from '#web/components/measured-text.tsx';
import { projectTones, supportTones } from '#web/components/request-tones.ts';
import { StateBadge } from '#web/components/state-badge.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { paths } from '#web/paths.ts';
import { HomeBox } from './home-box.tsx';
import { quiet } from './quiet.ts';

const List = chakra('ul', {
  base: {
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 3,
      minHeight: '44px',
      paddingBlock: 1,
      borderTop: 'line',
      fontSize: 'table',
    },
    '& > li > span:first-of-type': { minWidth: 0, lineClamp: 1, overflowWrap: 'anywhere' },
    '& > li > time': { marginInlineStart: 'auto', color: 'fg.muted', whiteSpace: 'nowrap' },
  },
});

/** The latest projects with their state. */
export function ProjectsBox() {
  const { t } = useTexts();
  const query = useListProjects({ pageNum: 1, pageSize: pageSizes.listProjects.memberHome }, quiet);
  return (
    <HomeBox
      title={t('member.area.projects')}
      to={paths.projects}
      query={query}
      height="88px"
      empty={<p>{t('memberHome.empty.projects')}</p>}
    >
      {({ data }) => (
        <List>
          {data.map(({ projectId, projectName, projectState }) => {
            const state = stateOfProject(projectState);
            return (
              <li key={projectId}>
                <span title={projectName}>
                  <MeasuredText text={projectName} />
                </span>
                <StateBadge tone={projectTones[state]}>{t(`described.enums.${state}`)}</StateBadge>
              </li>
            );
          })}
        </List>
      )}
    </HomeBox>
  );
}

/** The latest requests for remote support with their day and state. */
export function RemoteSupportBox() {
  const { t } = useTexts();
  const pageSize = pageSizes.listRemoteSupports.memberHome;
  const query = useListRemoteSupports({ pageNum: 1, pageSize }, quiet);
  return (
    <HomeBox
      title={t('member.area.remoteSupport')}
      to={paths.remoteSupport}
      query={query}
      height="88px"
      empty={<p>{t('memberHome.empty.remoteSupport')}</p>}
    >
      {({ data }) => (
        <List>
          {data.map(({ supportId, remark1, scheduled, auditStatus }) => {
            const state = supportState(auditStatus);
            return (
              <li key={supportId}>
                <span title={remark1}>
                  <MeasuredText text={remark1} />
                </span>
                <time dateTime={scheduled}>{scheduled}</time>
                <StateBadge tone={supportTones[state]}>{t(`described.enums.${state}`)}</StateBadge>
              </li>
            );
          })}
        </List>
      )}
    </HomeBox>
  );
}
