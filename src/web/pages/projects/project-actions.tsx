import { chakra } from '@chakra-ui/react';
import { offeredNames } from '#domain/actions/offered.ts';
import { actions } from '#generated/actions.ts';
import type { Project } from '#generated/hooks/model/project.ts';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { useOpenPageDialog } from '#web/components/page-dialogs.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { projectDialog } from './project-dialog-part.ts';
import { type ProjectMove, useMoveProject } from './use-move-project.ts';

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: 2 } });

interface QuestionProps {
  project: Project;
  move: ProjectMove;
  onClose: () => void;
}

/** Asks before a project is submitted or taken back. */
function Question({ project, move, onClose }: QuestionProps) {
  const { t } = useTexts();
  const { send, isRunning } = useMoveProject(move);
  const answer = async (yes: boolean) => {
    if (yes) await send(project.projectId);
    onClose();
  };
  return (
    <ConfirmDialog
      title={t(`projects.ask.${move}`)}
      text={t(move === 'submit' ? 'projects.ask.submitText' : 'projects.ask.cancelText')}
      confirmLabel={t(move === 'submit' ? 'projects.ask.submitYes' : 'projects.ask.cancelYes')}
      declineLabel={t('projects.ask.no')}
      isBusy={isRunning}
      onAnswer={answer}
    />
  );
}

interface ProjectActionsProps {
  project: Project;
  onEdit: () => void;
}

/** A button for each action that the description offers in the state of a project. */
export function ProjectActions({ project, onEdit }: ProjectActionsProps) {
  const { t } = useTexts();
  const openDialog = useOpenPageDialog();
  const ask = (move: ProjectMove) =>
    openDialog((close) => <Question project={project} move={move} onClose={close} />);
  const { projectState, projectName } = project;
  const labelOf = (action: 'submit' | 'edit' | 'cancel') =>
    t('projects.action.named', { action: t(`projects.action.${action}`), name: projectName });
  const offered = offeredNames(actions.Project, { projectState });
  return (
    <Row role="group" aria-label={t('projects.list.actionsOf', { name: projectName })}>
      {offered.includes('submit') && (
        <Button size="small" aria-label={labelOf('submit')} onClick={() => ask('submit')}>
          {t('projects.action.submit')}
        </Button>
      )}
      {offered.includes('edit') && (
        <Button
          size="small"
          aria-label={labelOf('edit')}
          onPointerEnter={projectDialog.prepare}
          onClick={onEdit}
        >
          {t('projects.action.edit')}
        </Button>
      )}
      {offered.includes('cancel') && (
        <Button size="small" aria-label={labelOf('cancel')} onClick={() => ask('cancel')}>
          {t('projects.action.cancel')}
        </Button>
      )}
      {offered.length === 0 && '–'}
    </Row>
  );
}
