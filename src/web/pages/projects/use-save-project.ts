import { useQueryClient } from '@tanstack/react-query';
import type { Fields as NewProject } from '#generated/forms/addProject.ts';
import type { Fields as ChangedProject } from '#generated/forms/editProject.ts';
import { invalidateListProjects, useAddProject, useEditProject } from '#generated/hooks/projects/projects.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useNavigateFromHere } from '#web/state/use-navigate-from-here.ts';
import { showMessage } from '#web/toasts/message-store.ts';

interface Saving {
  /** Where a new project is the first of the list. */
  firstPage: string;
  onDone: () => void;
}

const options = { mutation: { meta: { suppressErrorToast: true } } };

/** Adds or changes a project, says so and reads the projects again. The form shows refusals. */
export function useSaveProject({ firstPage, onDone }: Saving) {
  const { t } = useTexts();
  const queries = useQueryClient();
  const fromHere = useNavigateFromHere();
  const add = useAddProject(options);
  const edit = useEditProject(options);
  const onSaved = async (message: string, lead?: () => void) => {
    showMessage('success', message);
    await invalidateListProjects(queries);
    lead?.();
    onDone();
  };
  return {
    add: async (data: NewProject) => {
      const go = fromHere();
      await add.mutateAsync({ data });
      await onSaved(t('projects.message.added'), () => go(firstPage));
    },
    edit: async (data: ChangedProject) => {
      await edit.mutateAsync({ data });
      await onSaved(t('projects.message.edited'));
    },
  };
}
