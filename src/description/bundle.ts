import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parse } from 'yaml';
import {
  asObject,
  isObject,
  type Json,
  type JsonObject,
  pointerStep,
  pointerSteps,
  valueAt,
} from './json.ts';

/** Where a part of the bundle was written: a file of the description folder and a JSON pointer inside it. */
export interface Origin {
  readonly file: string;
  readonly pointer: string;
}

export interface Bundle {
  readonly document: JsonObject;
  /** Bundle pointer of every component and path → where it was written. */
  readonly origins: ReadonlyMap<string, Origin>;
}

type Kind = 'schemas' | 'parameters' | 'requestBodies' | 'responses' | 'headers' | 'examples' | 'pathItems';

/** Keys under which a reference means something else than a schema. */
const kindBelow: Readonly<Record<string, Kind>> = {
  paths: 'pathItems',
  parameters: 'parameters',
  requestBody: 'requestBodies',
  responses: 'responses',
  headers: 'headers',
  examples: 'examples',
};

const kinds: readonly Kind[] = ['schemas', ...Object.values(kindBelow)];

function isKind(name: string): name is Kind {
  return kinds.some((kind) => kind === name);
}

/** Values of these keys are data, where `$ref` would be an ordinary name. */
const dataKeys = new Set(['example', 'default', 'const', 'enum']);

/**
 * Reads `openapi.yaml` of a folder and everything it refers to (OpenAPI 3.1, `$ref` of JSON Schema 2020-12 with
 * siblings) into one document in which every reference is `#/components/<kind>/<Name>` and the name is the one
 * written by the author. Throws where a file or target is missing or two targets share a name.
 */
export function bundle(folder: string): Bundle {
  return new Bundler(folder).run('openapi.yaml');
}

class Bundler {
  private readonly folder: string;
  private readonly files = new Map<string, Json>();
  private readonly components: Record<string, JsonObject> = {};
  private readonly origins = new Map<string, Origin>();

  constructor(folder: string) {
    this.folder = folder;
  }

  run(root: string): Bundle {
    const document = asObject(this.walk(this.file(root), root, 'schemas'));
    const written = asObject(document.components);
    const components: JsonObject = {};
    for (const kind of [...new Set([...Object.keys(written), ...Object.keys(this.components)])].sort()) {
      const all = { ...asObject(written[kind]), ...this.components[kind] };
      components[kind] = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
    }
    return { document: { ...document, components }, origins: this.origins };
  }

  private file(name: string): Json {
    const content = this.files.get(name);
    if (content === undefined) {
      const read: Json = parse(readFileSync(join(this.folder, name), 'utf8'), { merge: true });
      this.files.set(name, read);
      return read;
    }
    return content;
  }

  private walk(node: Json, file: string, kind: Kind, key = ''): Json {
    if (Array.isArray(node)) return node.map((item) => this.walk(item, file, kind, key));
    if (!isObject(node)) return node;
    const { $ref, ...rest } = node;
    const out: JsonObject = {};
    if (typeof $ref === 'string') {
      const target = this.follow($ref, file, kind, key);
      if (typeof target !== 'string') return target;
      out.$ref = target;
    }
    for (const [name, value] of Object.entries(rest)) {
      const data = dataKeys.has(name) && key !== 'properties';
      const isExtension = name.startsWith('x-');
      out[name] = data || isExtension ? value : this.walk(value, file, this.kindOf(name, key, kind), name);
    }
    return out;
  }

  /** Inside a schema (`schema`, `schemas`) every reference is a schema, whatever the names of its properties. */
  private kindOf(name: string, parent: string, kind: Kind): Kind {
    if (name === 'schema' || name === 'schemas' || parent === 'properties') return 'schemas';
    return kindBelow[name] ?? kind;
  }

  /** A path item is put in place; anything else becomes a component and its local reference. */
  private follow(ref: string, file: string, kind: Kind, key: string): Json {
    const [target = '', fragment = ''] = ref.split('#');
    const pointer = decodeURIComponent(fragment);
    if (target === '' && pointer.startsWith('/components/')) return ref;
    const name = target === '' ? file : posix.normalize(posix.join(posix.dirname(file), target));
    const value = valueAt(this.file(name), pointer);
    if (value === undefined) throw new Error(`${file}: nothing is at ${ref}`);
    if (kind === 'pathItems') {
      this.origins.set(`/paths/${pointerStep(key)}`, { file: name, pointer });
      return this.walk(value, name, 'schemas');
    }
    const [first = '', second, ...more] = pointerSteps(pointer);
    const below = second !== undefined && isKind(first);
    if (first === '' || more.length > 0 || (second !== undefined && !below))
      throw new Error(
        `${file}: ${ref} must name a top-level key of its file, or one below parameters, responses …`,
      );
    const place = { kind: below ? first : kind, name: below ? second : first };
    this.register(place.kind, place.name, { file: name, pointer }, value);
    return `#/components/${place.kind}/${place.name}`;
  }

  private register(kind: Kind, name: string, origin: Origin, value: Json): void {
    const place = `/components/${kind}/${name}`;
    const known = this.origins.get(place);
    if (known) {
      if (known.file !== origin.file)
        throw new Error(
          `${kind} ${name} is written in ${known.file} and in ${origin.file}: give one another name`,
        );
      return;
    }
    this.origins.set(place, origin);
    const group = this.components[kind] ?? {};
    this.components[kind] = group;
    group[name] = {};
    group[name] = this.walk(value, origin.file, 'schemas');
  }
}
