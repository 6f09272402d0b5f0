import { desc, eq } from 'drizzle-orm';
import { offeredNames } from '#domain/actions/offered.ts';
import { notFound } from '#domain/ownership/own-entry.ts';
import { isProjectDecision, projectDecisions } from '#domain/projects/examine-project.ts';
import { isSupportDecision, supportDecisions } from '#domain/remote-support/decide-support.ts';
import { projectProjectStateNames, remoteSupportAuditStatusNames } from '#generated/enums.ts';
import { project } from '#server/db/schema/projects.ts';
import { remoteSupport } from '#server/db/schema/remote-support.ts';
import { examineProject } from '#server/projects/index.ts';
import { decideSupport } from '#server/remote-support/index.ts';
import type { Services } from '#server/services.ts';
import type { App } from '../wire/caller.ts';
import { addDecisionPage, type DecisionPage } from './decision-page.ts';

const projects: DecisionPage = {
  path: '/dev/projects',
  title: 'Projects',
  read: async (db, memberId) => {
    const mine = eq(project.memberId, memberId);
    const rows = await db.select().from(project).where(mine).orderBy(desc(project.id));
    return rows.map(({ id, name, state }) => ({
      id,
      title: name,
      facts: projectProjectStateNames[state],
      decisions: offeredNames(projectDecisions, { projectState: state }),
    }));
  },
  decide: async (db, { id, decision }, now) =>
    isProjectDecision(decision) ? examineProject(db, { projectId: id, decision }, now) : notFound,
};

const support: DecisionPage = {
  path: '/dev/support',
  title: 'Remote support',
  read: async (db, memberId) => {
    const mine = eq(remoteSupport.memberId, memberId);
    const rows = await db.select().from(remoteSupport).where(mine).orderBy(desc(remoteSupport.id));
    return rows.map(({ id, question, scheduled, state }) => ({
      id,
      title: question,
      facts: `${remoteSupportAuditStatusNames[state]}, ${scheduled}`,
      decisions: offeredNames(supportDecisions, { auditStatus: state }),
    }));
  },
  decide: async (db, { id, decision }) =>
    isSupportDecision(decision) ? decideSupport(db, { supportId: id, decision }) : notFound,
};

/** `/dev/projects` and `/dev/support`: what the shop decides about projects and requests for remote support. Only with DEV_TOOLS. */
export function addDevRequests(app: App, services: Services): void {
  addDecisionPage(app, services, projects);
  addDecisionPage(app, services, support);
}
