import type { TestScenario } from '../test-scenario.ts';
import { checkServer, recordScenario } from './check-server.ts';
import { createActors } from './create-actors.ts';
import { endsOtherSessions } from './ends-other-sessions.ts';
import { notProvoked } from './refusals/not-provoked.ts';

/** This shop, for the checks that know nothing of it. */
export const shopScenario: TestScenario = {
  createActors,
  check: checkServer,
  record: recordScenario,
  endsOtherSessions,
  notProvoked,
};
