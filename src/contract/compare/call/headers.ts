import { asObject, type Json } from '#description/json.ts';
import { type Place, placeBelow, pointerTo } from '../schema/place.ts';
import { compareNode } from './compare-node.ts';
import type { Report } from './report.ts';

interface AnswerPair {
  readonly base: Place;
  readonly now: Place;
  readonly at: string;
}

/** Headers by lower-case name: HTTP header names are case-insensitive. */
function headersOf(answer: Place): Map<string, Place> {
  const names = Object.keys(asObject(answer.schema.headers));
  return new Map(names.map((name) => [name.toLowerCase(), placeBelow(answer, 'headers', name)]));
}

/** Reports headers of a response that come, go or may be missing, and looks into their schemas. */
export function compareHeaders({ base, now, at }: AnswerPair, report: Report): void {
  const [old, young] = [headersOf(base), headersOf(now)];
  const schemaOf = ({ schema }: Place): Json => schema.schema ?? {};
  for (const [name, was] of old) {
    const is = young.get(name);
    const here = `${at}header ${name}`;
    if (is) compareHeader({ base: was, now: is, at: here }, report);
    else report.call('header-removed', { at: here, pointer: was.pointer, was: schemaOf(was) });
  }
  for (const [name, is] of young)
    if (!old.has(name))
      report.call('header-added', { at: `${at}header ${name}`, pointer: is.pointer, is: schemaOf(is) });
}

function compareHeader({ base, now, at }: AnswerPair, report: Report): void {
  compareNode({ base, now, at, side: 'answer' }, report);
  const [was, is] = [base.schema.required === true, now.schema.required === true];
  if (was !== is)
    report.call(is ? 'header-became-required' : 'header-became-optional', {
      at,
      pointer: pointerTo(now, 'required'),
      was,
      is,
    });
  const walk = report.walk('answer', true);
  const schemas = { base: placeBelow(base, 'schema'), now: placeBelow(now, 'schema') };
  walk.compare({ ...schemas, at, always: was && is }, walk);
}
