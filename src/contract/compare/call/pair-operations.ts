import { asObject, asText, isObject, type JsonObject, pointerStep } from '#description/json.ts';

const methods = ['get', 'post', 'put', 'delete', 'patch', 'head', 'options', 'trace'];

/** One operation of one version. */
export interface Call {
  readonly document: JsonObject;
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly pointer: string;
  readonly node: JsonObject;
  /** What all methods of the path share. */
  readonly item: JsonObject;
}

export interface CallPair {
  readonly base: Call;
  readonly now: Call;
}

export interface CallPairing {
  readonly pairs: readonly CallPair[];
  readonly gone: readonly Call[];
  readonly come: readonly Call[];
}

/** `GET /path` as on the wire. */
export function callLine({ method, path }: Call): string {
  return `${method.toUpperCase()} ${path}`;
}

function callsOf(document: JsonObject): Call[] {
  return Object.entries(asObject(document.paths)).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const node = asObject(item)[method];
      if (!isObject(node)) return [];
      const pointer = `/paths/${pointerStep(path)}/${method}`;
      const id = asText(node.operationId) || `${method.toUpperCase()} ${path}`;
      return [{ document, id, method, path, pointer, node, item: asObject(item) }];
    }),
  );
}

/** The name in braces is not on the wire. */
function wireLine(call: Call): string {
  return callLine(call).replaceAll(/\{[^}]*\}/g, '{}');
}

/** Finds each operation again: by method and path, else by operationId, then it has moved. */
export function pairOperations(base: JsonObject, now: JsonObject): CallPairing {
  const pairs: CallPair[] = [];
  let [gone, come] = [callsOf(base), callsOf(now)];
  for (const keyOf of [wireLine, (call: Call) => call.id]) {
    const left = new Map(come.map((call) => [keyOf(call), call]));
    for (const call of gone) {
      const other = left.get(keyOf(call));
      if (other) pairs.push({ base: call, now: other });
    }
    const isPaired = (call: Call) => pairs.some((pair) => pair.base === call || pair.now === call);
    gone = gone.filter((call) => !isPaired(call));
    come = come.filter((call) => !isPaired(call));
  }
  return { pairs, gone, come };
}
