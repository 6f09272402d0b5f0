import { paths } from 'jsonpathly';
import { asList, asObject, asText, isObject, type Json, type JsonObject, pointerStep } from './json.ts';

/** One action of an Overlay: `update` is merged into every node that `target`, a JSONPath (RFC 9535), selects. */
export interface OverlayAction {
  readonly target: string;
  readonly update?: Json;
  readonly remove: boolean;
}

/** The actions of a document of the OpenAPI Overlay Specification 1.0. Throws where it is none. */
export function readOverlay(content: Json): OverlayAction[] {
  const { overlay, info, actions } = asObject(content);
  const { title, version } = asObject(info);
  if (!/^1\.0\.\d+$/.test(asText(overlay))) throw new Error('it is no Overlay 1.0 document');
  if (asText(title) === '' || asText(version) === '')
    throw new Error('an Overlay has info.title and info.version');
  return asList(actions).map((one) => {
    const { target, update, remove } = asObject(one);
    if (asText(target) === '') throw new Error('an action of an Overlay has a target');
    return { target: asText(target), remove: remove === true, ...(update === undefined ? {} : { update }) };
  });
}

/**
 * A document with the actions of an Overlay applied in order (Overlay Specification 1.0, section 4.4.3); the given one stays as it
 * is, and what no action changes is the same object in both. An action that selects nothing is an error here, though the specification lets it pass: it is a path that was renamed.
 */
export function applyOverlay(document: JsonObject, actions: readonly OverlayAction[]): JsonObject {
  let result = document;
  for (const action of actions) {
    const places = paths(result, action.target).map(stepsOf);
    if (places.length === 0) throw new Error(`nothing is at ${action.target}`);
    // From the last to the first, so that a removed item does not move those that are still to be removed.
    for (const steps of places.reverse()) result = asObject(changeNode(result, steps, action));
  }
  return result;
}

/** JSON pointers of the nodes that a JSONPath selects. */
export function selectPointers(document: JsonObject, target: string): string[] {
  return paths(document, target).map((path) =>
    stepsOf(path)
      .map((step) => `/${pointerStep(String(step))}`)
      .join(''),
  );
}

/** The steps of a normalized path (RFC 9535, section 2.7) such as `$['paths']['/a'][0]`. */
function stepsOf(path: string): (string | number)[] {
  return [...path.matchAll(/\[(?:(\d+)|'((?:[^'\\]|\\.)*)')\]/g)].map(([, index, name = '']) =>
    index === undefined ? unescapeName(name) : Number(index),
  );
}

function unescapeName(name: string): string {
  const escapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };
  return name.replace(/\\(?:u([0-9a-f]{4})|(.))/gi, (_all, code: string | undefined, character: string) =>
    code === undefined ? (escapes[character] ?? character) : String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** The node with what is at the steps below it updated or removed; undefined where the node itself is removed. */
function changeNode(
  node: Json,
  steps: readonly (string | number)[],
  action: OverlayAction,
): Json | undefined {
  const [step, ...rest] = steps;
  if (step === undefined) return action.remove ? undefined : mergeUpdate(node, action.update);
  if (Array.isArray(node)) {
    const item = changeNode(node[Number(step)] ?? null, rest, action);
    return node.toSpliced(Number(step), 1, ...(item === undefined ? [] : [item]));
  }
  const { [String(step)]: child = null, ...others } = asObject(node);
  const value = changeNode(child, rest, action);
  return value === undefined ? others : { ...asObject(node), [String(step)]: value };
}

/** Objects are merged member by member, a list gets the update at its end, everything else is replaced. */
function mergeUpdate(node: Json | undefined, update: Json | undefined): Json {
  if (update === undefined) return node ?? null;
  if (Array.isArray(node)) return [...node, ...(Array.isArray(update) ? update : [update])];
  if (!isObject(node) || !isObject(update)) return update;
  const members = Object.entries(update).map(([key, value]) => [key, mergeUpdate(node[key], value)]);
  return { ...node, ...Object.fromEntries(members) };
}
