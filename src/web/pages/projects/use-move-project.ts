import { useQueryClient } from '@tanstack/react-query';
import {
  invalidateListProjects,
  useCancelProject,
  useSubmitProject,
} from '#generated/hooks/projects/projects.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useOneAtATime } from '#web/state/use-one-at-a-time.ts';
import { showMessage } from '#web/toasts/message-store.ts';

export type ProjectMove = 'submit' | 'cancel';

/** Submits a project or takes it back, and reads the projects again; a refusal, which the error policy shows, means that the project has moved on. */
export function useMoveProject(move: ProjectMove) {
  const { t } = useTexts();
  const queries = useQueryClient();
  const once = useOneAtATime();
  const submit = useSubmitProject();
  const cancel = useCancelProject();
  const call = move === 'submit' ? submit : cancel;
  const send = (projectId: number) =>
    once(async () => {
      try {
        await call.mutateAsync({ data: { projectId } });
        showMessage('success', t(`projects.message.${move}`));
      } catch {
        // The error policy has said why.
      }
      await invalidateListProjects(queries);
    });
  return { send, isRunning: call.isPending };
}
