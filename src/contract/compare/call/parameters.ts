import { asList, asObject, asText, type Json, type JsonObject } from '#description/json.ts';
import { isSame } from '../schema/canonical.ts';
import { type Place, placeBelow, placeOf, pointerTo } from '../schema/place.ts';
import { defaultsOf } from '../vocabulary/stated-defaults.ts';
import { compareNode } from './compare-node.ts';
import type { Call, CallPair } from './pair-operations.ts';
import type { Report } from './report.ts';

/** A parameter and where it is: `query state`; of the path its position, since its name is not on the wire. */
interface Parameter {
  readonly key: string;
  readonly place: Place;
}

function parametersOf(call: Call): Map<string, Parameter> {
  const placesIn = (list: Json | undefined, pointer: string) =>
    asList(list).map((node, index) => placeOf(call.document, node, `${pointer}/${index}`));
  const itemPointer = call.pointer.slice(0, call.pointer.lastIndexOf('/'));
  const all = [
    ...placesIn(call.item.parameters, `${itemPointer}/parameters`),
    ...placesIn(call.node.parameters, `${call.pointer}/parameters`),
  ];
  return new Map(
    all.map((place) => {
      const key = keyOf(place.schema, call.path);
      return [key, { key, place }];
    }),
  );
}

function keyOf({ name, in: where }: JsonObject, path: string): string {
  if (where === 'path') {
    const names = [...path.matchAll(/\{([^}]*)\}/g)].map(([, inside]) => inside);
    return `path ${names.indexOf(asText(name)) + 1}`;
  }
  return `${asText(where)} ${where === 'header' ? asText(name).toLowerCase() : asText(name)}`;
}

/** How values are written into the request, with what OpenAPI takes where nothing is said. */
function styleOf(parameter: JsonObject): JsonObject {
  const style = parameter.style ?? (['query', 'cookie'].includes(asText(parameter.in)) ? 'form' : 'simple');
  return {
    style,
    explode: parameter.explode ?? style === 'form',
    allowReserved: parameter.allowReserved === true,
    content: Object.keys(asObject(parameter.content)),
  };
}

/** Reports parameters that come, go, move or must be sent, and looks into their schemas. */
export function compareParameters({ base, now }: CallPair, report: Report): void {
  const [old, young] = [parametersOf(base), parametersOf(now)];
  const nameOf = ({ place }: Parameter) => asText(place.schema.name);
  const gone = [...old.values()].filter(({ key }) => !young.has(key));
  const come = [...young.values()].filter(({ key }) => !old.has(key));
  const moved = new Set<string>();
  for (const was of gone) {
    const is = come.find((other) => nameOf(other) === nameOf(was) && !moved.has(other.key));
    const pointer = (is ?? was).place.pointer;
    if (is) moved.add(is.key);
    report.call(is ? 'parameter-moved' : 'parameter-removed', {
      at: was.key,
      pointer,
      was: was.key,
      is: is?.key,
    });
  }
  for (const { key, place } of come.filter((one) => !moved.has(one.key)))
    report.call(place.schema.required === true ? 'parameter-added-required' : 'parameter-added', {
      at: key,
      pointer: place.pointer,
      is: key,
    });
  for (const [key, is] of young) {
    const was = old.get(key);
    if (was) compareParameter({ base, now }, [was, is], report);
  }
}

function compareParameter(pair: CallPair, [was, is]: readonly [Parameter, Parameter], report: Report): void {
  const [before, after] = [was.place.schema, is.place.schema];
  const [asked, asks] = [before.required === true, after.required === true];
  const at = is.key;
  if (asked !== asks)
    report.call(asks ? 'parameter-became-required' : 'parameter-became-optional', {
      at,
      pointer: pointerTo(is.place, 'required'),
      was: asked,
      is: asks,
    });
  if (!isSame(styleOf(before), styleOf(after)))
    report.call('parameter-style-changed', {
      at,
      pointer: is.place.pointer,
      was: styleOf(before),
      is: styleOf(after),
    });
  compareNode({ base: was.place, now: is.place, at, side: 'request' }, report);
  const schema = { base: schemaOf(was.place, pair.base), now: schemaOf(is.place, pair.now) };
  const walk = report.walk('request', true);
  walk.compare({ ...schema, at, always: asked && asks }, walk);
}

/** The schema of a parameter's value; a default that only `x-relations` states counts as its own. */
function schemaOf(parameter: Place, call: Call): Place {
  const [type] = Object.keys(asObject(parameter.schema.content));
  const place = type ? placeBelow(parameter, 'content', type, 'schema') : placeBelow(parameter, 'schema');
  return defaultsOf(call).on(place, asText(parameter.schema.name));
}
