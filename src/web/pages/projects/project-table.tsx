import { projectState } from '#domain/projects/project-state.ts';
import type { Project } from '#generated/hooks/model/project.ts';
import { CutText } from '#web/components/cut-text.tsx';
import type { PagedListProps } from '#web/components/paged-list.tsx';
import { PagedTable } from '#web/components/paged-table.tsx';
import { projectTones } from '#web/components/request-tones.ts';
import { StateBadge } from '#web/components/state-badge.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { ProjectActions } from './project-actions.tsx';

interface ProjectTableProps extends Pick<PagedListProps<Project>, 'query' | 'paging' | 'empty'> {
  onEdit: (project: Project) => void;
}

/** A page of projects with what may be done with each. */
export function ProjectTable({ query, paging, empty, onEdit }: ProjectTableProps) {
  const { t } = useTexts();
  return (
    <PagedTable
      label={t('projects.list.title')}
      query={query}
      paging={paging}
      empty={empty}
      failure={t('projects.list.failed')}
      keyOf={({ projectId }) => projectId}
      columns={[
        {
          key: 'name',
          title: t('described.fields.projectName'),
          width: '26%',
          cell: ({ projectName }) => <CutText text={projectName} />,
        },
        { key: 'phone', title: t('projects.list.phone'), cell: ({ phone }) => phone },
        {
          key: 'description',
          title: t('described.fields.projectDescribe'),
          width: '26%',
          cell: ({ projectDescribe }) => <CutText text={projectDescribe} />,
        },
        {
          key: 'state',
          title: t('projects.list.state'),
          cell: (project) => {
            const name = projectState(project.projectState);
            return <StateBadge tone={projectTones[name]}>{t(`described.enums.${name}`)}</StateBadge>;
          },
        },
        {
          key: 'actions',
          title: t('projects.list.actions'),
          width: '168px',
          cell: (project) => <ProjectActions project={project} onEdit={() => onEdit(project)} />,
        },
      ]}
    />
  );
}
