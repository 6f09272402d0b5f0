import { beijingDay } from '#domain/beijing-day.ts';
import {
  type projectProjectStateNames,
  projectProjectStateValues,
  type remoteSupportAuditStatusNames,
  remoteSupportAuditStatusValues,
  type remoteSupportCommunicationNames,
  remoteSupportCommunicationValues,
  type remoteSupportLanguageTypeNames,
  remoteSupportLanguageTypeValues,
} from '#generated/enums.ts';
import type { Executor } from '#server/db/client.ts';
import { project } from '#server/db/schema/projects.ts';
import { remoteSupport } from '#server/db/schema/remote-support.ts';
import { before } from './demo-time.ts';

type NameOf<Names extends object> = Names[keyof Names];

/** A project of the demo member. */
export interface DemoProject {
  readonly projectName: string;
  readonly phone: string;
  readonly projectDescribe: string;
  readonly state: NameOf<typeof projectProjectStateNames>;
  readonly daysAgo: number;
}

/** A request of the demo member for remote support. */
export interface DemoSupport {
  readonly remark1: string;
  readonly communication: NameOf<typeof remoteSupportCommunicationNames>;
  readonly communicationRemark: string;
  /** Days from the filling of the shop to the appointment. */
  readonly scheduledIn: number;
  readonly languageType: NameOf<typeof remoteSupportLanguageTypeNames>;
  readonly remark: string;
  readonly state: NameOf<typeof remoteSupportAuditStatusNames>;
  readonly daysAgo: number;
}

interface Filling {
  readonly db: Executor;
  readonly content: {
    readonly projects?: readonly DemoProject[];
    readonly supports?: readonly DemoSupport[];
  };
  readonly memberId: number;
  readonly now: Date;
}

/** Days that the shop takes to examine a project. */
const examination = 3;
const { passed, rejected } = projectProjectStateValues;

/** Adds the projects and the requests for remote support of the demo member. */
export async function fillRequests({ db, content, memberId, now }: Filling): Promise<void> {
  const { projects: ofMember = [], supports: booked = [] } = content;
  const projects = ofMember.map(({ projectName, phone, projectDescribe, state: name, daysAgo }) => {
    const state = projectProjectStateValues[name];
    const isExamined = state === passed || state === rejected;
    return {
      memberId,
      name: projectName,
      phone,
      description: projectDescribe,
      state,
      createdAt: before(now, daysAgo),
      examinedAt: isExamined ? before(now, daysAgo - examination) : null,
    };
  });
  if (projects.length > 0) await db.insert(project).values(projects);
  const supports = booked.map((support) => ({
    memberId,
    question: support.remark1,
    communication: remoteSupportCommunicationValues[support.communication],
    contact: support.communicationRemark,
    scheduled: beijingDay(before(now, -support.scheduledIn)),
    languageType: remoteSupportLanguageTypeValues[support.languageType],
    remark: support.remark,
    state: remoteSupportAuditStatusValues[support.state],
    createdAt: before(now, support.daysAgo),
  }));
  if (supports.length > 0) await db.insert(remoteSupport).values(supports);
}
