import { asList } from '#description/json.ts';
import type { Change } from '../change.ts';
import { isSame } from '../schema/canonical.ts';
import { compareActions } from '../vocabulary/actions.ts';
import { compareMarks } from '../vocabulary/marks.ts';
import { compareRelations } from '../vocabulary/relations.ts';
import { compareAnswers } from './answers.ts';
import { compareBody } from './body.ts';
import { type CallPair, callLine } from './pair-operations.ts';
import { compareParameters } from './parameters.ts';
import { Report } from './report.ts';
import { compareSecurity } from './security.ts';

/** Every difference between two versions of one operation. */
export function compareOperation(pair: CallPair): Change[] {
  const report = new Report(pair.now.id);
  compareAddress(pair, report);
  compareWords(pair, report);
  compareSecurity(pair, report);
  compareParameters(pair, report);
  compareBody(pair, report);
  compareAnswers(pair, report);
  compareMarks(pair, report);
  compareActions(pair, report);
  compareRelations(pair, report);
  return report.changes;
}

const plainLine = (line: string) => line.replaceAll(/\{[^}]*\}/g, '{}');

function compareAddress({ base, now }: CallPair, report: Report): void {
  const [was, is] = [callLine(base), callLine(now)];
  if (was === is) return;
  const kind = plainLine(was) === plainLine(is) ? 'path-parameter-renamed' : 'operation-moved';
  report.call(kind, { pointer: now.pointer, was, is });
}

/** Names and words: operationId, tags, texts, deprecation. */
function compareWords({ base, now }: CallPair, report: Report): void {
  const [was, is] = [base.node, now.node];
  const pointer = (key: string) => `${now.pointer}/${key}`;
  if (!isSame(was.operationId, is.operationId))
    report.call('operation-id-changed', {
      pointer: pointer('operationId'),
      was: was.operationId,
      is: is.operationId,
    });
  if (!isSame(asList(was.tags), asList(is.tags)))
    report.call('tags-changed', { pointer: pointer('tags'), was: was.tags, is: is.tags });
  if ((was.deprecated === true) !== (is.deprecated === true))
    report.call(is.deprecated === true ? 'operation-deprecated' : 'operation-reactivated', {
      pointer: pointer('deprecated'),
      was: was.deprecated,
      is: is.deprecated,
    });
}
