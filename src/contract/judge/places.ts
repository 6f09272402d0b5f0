import { isObject, type Json, pointerStep, pointerSteps } from '#description/json.ts';

/** A value of a response, or the place where it is missing. */
export interface Place {
  /** JSON pointer (RFC 6901). */
  readonly pointer: string;
  readonly value: Json | undefined;
}

/**
 * Every place that a pointer with `*` for "every item" names in a value, in order. A member that an item does not have is a
 * place without a value; what lies inside something absent is not a place.
 */
export function placesAt(root: Json, pattern: string): Place[] {
  let places: Place[] = [{ pointer: '', value: root }];
  for (const step of pointerSteps(pattern)) places = places.flatMap((place) => stepInto(place, step));
  return places;
}

function stepInto({ pointer, value }: Place, step: string): Place[] {
  if (step === '*') {
    const items = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
    return items.map((item, index) => ({ pointer: `${pointer}/${index}`, value: item }));
  }
  if (Array.isArray(value)) return [{ pointer: `${pointer}/${step}`, value: value[Number(step)] }];
  return isObject(value) ? [{ pointer: `${pointer}/${pointerStep(step)}`, value: value[step] }] : [];
}

/** The items at a pointer without `*`; undefined: there is no list. */
export function itemsAt(root: Json, pointer: string): Json[] | undefined {
  const [place] = placesAt(root, pointer);
  return Array.isArray(place?.value) ? place.value : undefined;
}

/** Every text inside a value, names of members left out. */
export function textsIn(value: Json | undefined): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((member) => textsIn(member));
}
