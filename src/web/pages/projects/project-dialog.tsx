import { addProjectForm } from '#generated/forms/addProject.ts';
import { editProjectForm } from '#generated/forms/editProject.ts';
import type { Project } from '#generated/hooks/model/project.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { ApiForm } from '#web/forms/api-form.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { showMessage } from '#web/toasts/message-store.ts';
import { useSaveProject } from './use-save-project.ts';

interface ProjectDialogProps {
  /** The project to change; a new one without. */
  project: Project | undefined;
  /** The address of the first page of the list. */
  firstPage: string;
  onClose: () => void;
  /** The project was saved. */
  onDone: () => void;
}

/** Adds or changes a project. What was typed is still there when the dialog is opened again. */
export function ProjectDialog({ project, firstPage, onClose, onDone }: ProjectDialogProps) {
  const { t } = useTexts();
  const save = useSaveProject({ firstPage, onDone });
  const shared = {
    keepsDraft: true,
    onIncomplete: () => showMessage('warning', t('projects.message.incomplete')),
    submitLabel: t('projects.form.save'),
    buttons: (
      <Button size="large" onClick={onClose}>
        {t('projects.form.close')}
      </Button>
    ),
  };
  return (
    <Dialog
      title={t(project ? 'projects.form.editTitle' : 'projects.form.addTitle')}
      onClose={onClose}
      width={520}
    >
      {project ? (
        <ApiForm
          {...shared}
          form={editProjectForm}
          fixed={{ projectId: project.projectId }}
          initial={{
            projectName: project.projectName,
            phone: project.phone,
            projectDescribe: project.projectDescribe,
          }}
          onSubmit={save.edit}
        />
      ) : (
        <ApiForm {...shared} form={addProjectForm} onSubmit={save.add} />
      )}
    </Dialog>
  );
}
