import { Plus } from 'lucide-react';
import { pageSizes } from '#generated/constants.ts';
import type { Project } from '#generated/hooks/model/project.ts';
import { useListProjects } from '#generated/hooks/projects/projects.ts';
import { Button } from '#web/components/button.tsx';
import { Empty } from '#web/components/empty.tsx';
import { MemberPage } from '#web/components/member-page.tsx';
import { type Paging, usePaging } from '#web/components/use-paging.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { ShownPart } from '#web/lazy-part.tsx';
import { useMemberState } from '#web/session/use-member-state.ts';
import { projectDialog } from './project-dialog-part.ts';
import { ProjectTable } from './project-table.tsx';

interface ListProps {
  paging: Paging;
  onAdd: () => void;
  onEdit: (project: Project) => void;
}

function ProjectList({ paging, onAdd, onEdit }: ListProps) {
  const { t } = useTexts();
  const query = useListProjects({ pageNum: paging.page, pageSize: paging.pageSize });
  return (
    <ProjectTable
      query={query}
      paging={paging}
      onEdit={onEdit}
      empty={
        <Empty text={t('projects.list.empty')}>
          <Button variant="solid" onClick={onAdd}>
            {t('projects.list.add')}
          </Button>
        </Empty>
      }
    />
  );
}

/** The projects of the member: added and changed in a dialog, submitted to the shop and taken back. */
export function ProjectsPage() {
  const { t } = useTexts();
  const paging = usePaging(pageSizes.listProjects.projects);
  const [open, setOpen] = useMemberState<{ readonly project?: Project }>();
  const add = () => setOpen({});
  const close = () => setOpen(undefined);
  return (
    <MemberPage
      area="projects"
      title={t('projects.list.title')}
      signInHelp={t('projects.list.signIn')}
      actions={
        <Button variant="solid" onPointerEnter={projectDialog.prepare} onClick={add}>
          <Plus size={16} aria-hidden="true" />
          {t('projects.list.add')}
        </Button>
      }
    >
      <ProjectList paging={paging} onAdd={add} onEdit={(project) => setOpen({ project })} />
      {open && (
        <ShownPart
          part={projectDialog}
          with={{ project: open.project, firstPage: paging.hrefOf(1), onClose: close, onDone: close }}
        />
      )}
    </MemberPage>
  );
}
