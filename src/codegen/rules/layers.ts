import {
  asList,
  asObject,
  isObject,
  type Json,
  type JsonObject,
  pointerStep,
  valueAt,
} from '#description/json.ts';
import type { Overlay } from '#description/layers.ts';
import { selectPointers } from '#description/overlay.ts';
import { type Rule, type Violation, violationAt } from './violation.ts';

/** The extensions of each layer of Overlays; every other one belongs to the contract. */
const extensionsOf: Readonly<Record<Overlay['layer'], readonly string[]>> = {
  app: ['x-page-size', 'x-form', 'x-widget', 'x-field-order', 'x-silent', 'x-enum-labels', 'x-constants'],
  mock: ['x-mock'],
};
const ofOverlays = Object.values(extensionsOf).flat();

/** The layer that an extension belongs to; undefined for one of the contract. */
function layerOf(extension: string): Overlay['layer'] | undefined {
  return (['app', 'mock'] as const).find((layer) => extensionsOf[layer].includes(extension));
}

/** Pointers below which an update changes something of the contract instead of adding an extension of its layer. */
function findForeignChanges(
  update: Json,
  node: Json | undefined,
  allowed: readonly string[],
  at = '',
): string[] {
  if (!isObject(update)) return [at];
  return Object.entries(update).flatMap(([key, value]) => {
    const place = `${at}/${key}`;
    if (allowed.includes(key)) return [];
    if (key === 'x-action' && isScreensOnly(value) && allowed.includes('x-page-size')) return [];
    const existing = isObject(node) ? node[key] : undefined;
    return existing === undefined ? [place] : findForeignChanges(value, existing, allowed, place);
  });
}

/** The rows of a screen are the only part of `x-action` that belongs to the app. */
function isScreensOnly(value: Json): boolean {
  return Object.keys(asObject(value)).join() === 'screens';
}

function ofOverlay(contract: JsonObject, { layer, file, actions }: Overlay): Violation[] {
  return actions.flatMap(({ target, update = {}, remove }, index) => {
    const pointer = `/actions/${index}`;
    if (remove)
      return [
        {
          file,
          pointer,
          problem: 'an Overlay removes a part of the contract',
          remedy: 'Change the contract.',
        },
      ];
    return selectPointers(contract, target).flatMap((selected) => {
      const isAction = /'x-action'\]/.test(target) && layer === 'app' && isScreensOnly(update);
      if (isAction) return [];
      return findForeignChanges(update, valueAt(contract, selected), extensionsOf[layer]).map((place) => ({
        file,
        pointer: `${pointer}/update${place}`,
        problem: `${target}${place} is not an extension of the layer ${layer}, or is at a place that the contract lacks`,
        remedy: 'Correct the path, or write it into the contract.',
      }));
    });
  });
}

/** Overlays add the extensions of their layer to what the contract has, and change nothing of it. */
export const overlaysOnlyAdd: Rule = ({ contract, overlays }) =>
  overlays.flatMap((overlay) => ofOverlay(contract, overlay));

/** The first name in backticks that only an Overlay knows: one of its extensions or of its constants. */
function overlayNameIn(text: string, constants: ReadonlySet<string>): string | undefined {
  const names = [...text.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name);
  return names.find((name) => ofOverlays.includes(name) || constants.has(name));
}

/**
 * The contract has no extension that belongs to an Overlay, and no text of it names one or a constant of the app: what is
 * published is the contract alone.
 */
export const contractStandsAlone: Rule = (description) => {
  const constants = new Set(Object.keys(asObject(description.document['x-constants'])));
  const visit = (node: Json, pointer: string): Violation[] => {
    const name = typeof node === 'string' ? overlayNameIn(node, constants) : undefined;
    if (name !== undefined)
      return [
        violationAt(
          description,
          pointer,
          `the text names ${name}, which is not published`,
          'Say what it means.',
        ),
      ];
    if (Array.isArray(node)) return node.flatMap((item, index) => visit(item, `${pointer}/${index}`));
    return Object.entries(asObject(node)).flatMap(([key, value]) => {
      const place = `${pointer}/${pointerStep(key)}`;
      const screens =
        key === 'x-action' && [value, ...asList(value)].some((row) => 'screens' in asObject(row));
      if (!ofOverlays.includes(key) && !screens) return visit(value, place);
      const [what, layer] = screens ? ['screens of x-action', 'app'] : [key, layerOf(key)];
      return [
        violationAt(
          description,
          place,
          `${what} is in the contract`,
          `Write it into an Overlay in openapi/${layer}/.`,
        ),
      ];
    });
  };
  return visit(description.contract, '');
};
