import { useQueryClient } from '@tanstack/react-query';
import type { Fields as NewProject } from '#generated/forms/addProject.ts';
import type { Fields as ChangedProject } from '#generated/forms/editProject.ts';
import { invalidateListProjects, useAddProject, useEditProject } from '#generated/hooks/projects/projects.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { showMessage } from '#web/messages/message-store.ts';

const options = { mutation: { meta: { suppressErrorToast: true } } };

/** Adds or changes a project, says so and reads the projects again. The form shows refusals. */
export function useSaveProject(onDone: () => void) {
  const { t } = useTexts();
  const queries = useQueryClient();
  const add = useAddProject(options);
  const edit = useEditProject(options);
  const saved = async (message: string) => {
    showMessage('success', message);
    await invalidateListProjects(queries);
    onDone();
  };
  return {
    add: async (data: NewProject) => {
      await add.mutateAsync({ data });
      await saved(t('projects.message.added'));
    },
    edit: async (data: ChangedProject) => {
      await edit.mutateAsync({ data });
      await saved(t('projects.message.edited'));
    },
  };
}
