import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Bundle, bundle } from './bundle.ts';
import type { Json, JsonObject } from './json.ts';
import { applyOverlay, type OverlayAction, readOverlay } from './overlay.ts';

/** Folders of Overlays, in the order in which they are applied: what the app needs, then the model of the mocks. */
const layerFolders = ['app', 'mock'] as const;

/** One Overlay document of the description folder. */
export interface Overlay {
  readonly layer: (typeof layerFolders)[number];
  readonly file: string;
  readonly actions: readonly OverlayAction[];
}

export interface Layers {
  /** The contract alone: what is published. */
  readonly contract: JsonObject;
  /** The contract with every Overlay applied: what the generators and checks read. */
  readonly document: JsonObject;
  readonly overlays: readonly Overlay[];
  /** Of the contract, see `bundle`. */
  readonly origins: Bundle['origins'];
}

/** Reads the contract of a description folder and applies its Overlays. Throws with the file's name where one does not fit. */
export function readLayers(folder: string): Layers {
  const { document: contract, origins } = bundle(folder);
  const overlays = layerFolders.flatMap((layer) => readOverlays(folder, layer));
  const document = overlays.reduce(applyLayer, structuredClone(contract));
  return { contract, document, overlays, origins };
}

function readOverlays(folder: string, layer: Overlay['layer']): Overlay[] {
  if (!existsSync(join(folder, layer))) return [];
  const files = readdirSync(join(folder, layer)).filter((name) => name.endsWith('.yaml'));
  return files.sort().map((name) => {
    const file = `${layer}/${name}`;
    return inFile(file, () => {
      const content: Json = parse(readFileSync(join(folder, file), 'utf8'));
      return { layer, file, actions: readOverlay(content) };
    });
  });
}

function applyLayer(document: JsonObject, { file, actions }: Overlay): JsonObject {
  return inFile(file, () => applyOverlay(document, actions));
}

function inFile<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
