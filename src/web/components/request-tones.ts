import type { ProjectState } from '#domain/projects/project-state.ts';
import type { SupportState } from '#domain/remote-support/support-state.ts';
import type { StateTone } from './state-badge.ts';

/** Amber waits for the member, blue for the shop. */
export const projectTones: Readonly<Record<ProjectState, StateTone>> = {
  projectDraft: 'warning',
  underReview: 'info',
  passed: 'success',
  rejected: 'danger',
};

/** A request that is pending waits for the shop, as one that it has taken up. */
export const supportTones: Readonly<Record<SupportState, StateTone>> = {
  supportPending: 'info',
  supportAccepted: 'info',
  completed: 'success',
  cancelled: 'neutral',
};
