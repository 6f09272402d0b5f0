import { count, desc, eq } from 'drizzle-orm';
import type { Action } from '#domain/actions/offered.ts';
import { newProject } from '#domain/projects/project-state.ts';
import { actions } from '#generated/actions.ts';
import { type AppHandlers, type CallContext, callingMember } from '#server/call-context.ts';
import { type EntryMove, moveEntry } from '#server/db/move-entry.ts';
import { project } from '#server/db/schema/projects.ts';
import { projectTable } from './project-table.ts';

/** Carries out an action of the description on an own project. */
function act(context: CallContext, action: Action, { id, sets }: Pick<EntryMove, 'id' | 'sets'>) {
  const memberId = callingMember(context).id;
  return moveEntry(context.db, projectTable, {
    id,
    memberId,
    when: action.when,
    sets: { ...action.sets, ...sets },
  });
}

export const projectsHandlers = {
  async listProjects(context, { pageNum, pageSize }) {
    const mine = eq(project.memberId, callingMember(context).id);
    const [total] = await context.db.select({ projects: count() }).from(project).where(mine);
    const rows = await context.db
      .select()
      .from(project)
      .where(mine)
      .orderBy(desc(project.id))
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize);
    const data = rows.map(({ id, name, phone, description, state }) => ({
      projectId: id,
      projectName: name,
      phone,
      projectDescribe: description,
      projectState: state,
    }));
    return { ok: true, data, params: { totalDataCounts: total?.projects ?? 0 } };
  },

  async addProject(context, { projectName, phone, projectDescribe }) {
    const { id: memberId } = callingMember(context);
    const fields = { name: projectName, phone, description: projectDescribe };
    await context.db
      .insert(project)
      .values({ ...fields, memberId, state: newProject.projectState, createdAt: context.now });
    return { ok: true };
  },

  editProject(context, { projectId, projectName, phone, projectDescribe }) {
    const sets = { projectName, phone, projectDescribe };
    return act(context, actions.Project.edit, { id: projectId, sets });
  },

  cancelProject: (context, { projectId }) =>
    act(context, actions.Project.cancel, { id: projectId, sets: {} }),

  submitProject: (context, { projectId }) =>
    act(context, actions.Project.submit, { id: projectId, sets: {} }),
} satisfies Partial<AppHandlers>;
