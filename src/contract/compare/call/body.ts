import { asObject } from '#description/json.ts';
import { isSame } from '../schema/canonical.ts';
import { type Place, placeBelow, placeOf, pointerTo } from '../schema/place.ts';
import { defaultsOf } from '../vocabulary/stated-defaults.ts';
import { compareNode } from './compare-node.ts';
import type { Call, CallPair } from './pair-operations.ts';
import type { Report } from './report.ts';

function bodyOf(call: Call): Place | undefined {
  const { requestBody } = call.node;
  return requestBody === undefined
    ? undefined
    : placeOf(call.document, requestBody, `${call.pointer}/requestBody`);
}

/** Reports a request body that comes, goes or must be sent, its media types, and looks into the schema of each. */
export function compareBody(pair: CallPair, report: Report): void {
  const [was, is] = [bodyOf(pair.base), bodyOf(pair.now)];
  const at = 'body ';
  if (!was && !is) return;
  if (!was || !is) {
    const kind = is ? (is.schema.required === true ? 'body-added-required' : 'body-added') : 'body-removed';
    const pointer = `${(is ? pair.now : pair.base).pointer}/requestBody`;
    report.call(kind, { at: 'body', pointer, was: was && typesOf(was), is: is && typesOf(is) });
    return;
  }
  const [asked, asks] = [was.schema.required === true, is.schema.required === true];
  if (asked !== asks)
    report.call(asks ? 'body-became-required' : 'body-became-optional', {
      at: 'body',
      pointer: pointerTo(is, 'required'),
      was: asked,
      is: asks,
    });
  compareNode({ base: was, now: is, at, side: 'request' }, report);
  for (const type of typesOf(was).filter((one) => !typesOf(is).includes(one)))
    report.call('request-media-type-removed', {
      at: 'body',
      pointer: pointerTo(was, 'content', type),
      was: type,
    });
  for (const type of typesOf(is)) {
    const old = typesOf(was).includes(type);
    if (old) compareMedia(pair, { was, is, type, always: asked && asks }, report);
    else
      report.call('request-media-type-added', {
        at: 'body',
        pointer: pointerTo(is, 'content', type),
        is: type,
      });
  }
}

function typesOf({ schema }: Place): string[] {
  return Object.keys(asObject(schema.content));
}

interface Media {
  readonly was: Place;
  readonly is: Place;
  readonly type: string;
  readonly always: boolean;
}

function compareMedia(pair: CallPair, { was, is, type, always }: Media, report: Report): void {
  const at = 'body ';
  const [base, now] = [was, is].map((body) => placeBelow(body, 'content', type));
  if (!base || !now) return;
  compareNode({ base, now, at, side: 'request' }, report);
  if (!isSame(base.schema.encoding, now.schema.encoding))
    report.call('body-encoding-changed', {
      at: 'body',
      pointer: pointerTo(now, 'encoding'),
      was: base.schema.encoding,
      is: now.schema.encoding,
    });
  const walk = report.walk('request', type !== 'application/json');
  const [before, after] = [
    defaultsOf(pair.base).onFieldsOf(placeBelow(base, 'schema')),
    defaultsOf(pair.now).onFieldsOf(placeBelow(now, 'schema')),
  ];
  walk.compare({ base: before, now: after, at, always }, walk);
}
