import { asObject } from '#description/json.ts';
import { type Place, placeBelow, placeOf, pointerTo } from '../schema/place.ts';
import { compareNode } from './compare-node.ts';
import { compareHeaders } from './headers.ts';
import type { Call, CallPair } from './pair-operations.ts';
import type { Report } from './report.ts';

/** From 400 on, and what is said for every status that is not named. */
function isError(status: string): boolean {
  return !/^[123]/.test(status);
}

function answersOf(call: Call): Place {
  return placeOf(call.document, call.node.responses, `${call.pointer}/responses`);
}

/** Reports statuses, media types and headers of responses that come or go, and looks into the schema of each. */
export function compareAnswers({ base, now }: CallPair, report: Report): void {
  const [was, is] = [answersOf(base), answersOf(now)];
  for (const status of Object.keys(was.schema).filter((one) => !(one in is.schema))) {
    const kind = isError(status) ? 'error-status-removed' : 'status-removed';
    report.call(kind, { at: status, pointer: pointerTo(was, status), was: status });
  }
  for (const status of Object.keys(is.schema)) {
    const pointer = pointerTo(is, status);
    if (status in was.schema)
      compareAnswer({ base: placeBelow(was, status), now: placeBelow(is, status), at: `${status} ` }, report);
    else
      report.call(isError(status) ? 'error-status-added' : 'status-added', {
        at: status,
        pointer,
        is: status,
      });
  }
}

interface AnswerPair {
  readonly base: Place;
  readonly now: Place;
  readonly at: string;
}

function typesOf({ schema }: Place): string[] {
  return Object.keys(asObject(schema.content));
}

function compareAnswer({ base, now, at }: AnswerPair, report: Report): void {
  compareNode({ base, now, at, side: 'answer' }, report);
  compareHeaders({ base, now, at }, report);
  const [old, young] = [typesOf(base), typesOf(now)];
  for (const type of old.filter((one) => !young.includes(one)))
    report.call('answer-media-type-removed', {
      at: at.trim(),
      pointer: pointerTo(base, 'content', type),
      was: type,
    });
  for (const type of young) {
    if (!old.includes(type)) {
      report.call('answer-media-type-added', {
        at: at.trim(),
        pointer: pointerTo(now, 'content', type),
        is: type,
      });
      continue;
    }
    const media = {
      base: placeBelow(base, 'content', type),
      now: placeBelow(now, 'content', type),
    };
    compareNode({ ...media, at, side: 'answer' }, report);
    const walk = report.walk('answer', false);
    const schemas = { base: placeBelow(media.base, 'schema'), now: placeBelow(media.now, 'schema') };
    walk.compare({ ...schemas, at, always: true }, walk);
  }
}
