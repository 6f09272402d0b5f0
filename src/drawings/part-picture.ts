import { findFamily, packageKey } from '../domain/packages/families.ts';
import { type PartView, partViews } from './draw-part.ts';
import { packageSlug } from './slug.ts';

/** The same size is another body for a resistor, a capacitor, a bead, a fuse or a lamp. */
const chipBodies: readonly (readonly [RegExp, string])[] = [
  [/thermistor|热敏/i, ''],
  [/resistor|电阻/i, 'R'],
  [/capacitor|mlcc|电容/i, 'C'],
  [/inductor|ferrite|bead|choke|filter|电感|磁珠|共模/i, 'L'],
  [/fuse|保险丝/i, 'F'],
  [/led|optoelectronic|infrared|发光|红外/i, 'LED-'],
];

/** What stands for a part whose package says little, by its category. The first that matches. */
const usual: readonly (readonly [RegExp, string])[] = [
  [/usb/i, 'USB-C-16P'],
  [/ffc|fpc/i, 'FFC-0.5-24P'],
  [/female header|排母/i, 'FEMALE-1x8-2.54'],
  [/idc|牛角/i, 'IDC-2x5-2.54'],
  [/pin header|排针/i, 'HDR-1x8-2.54'],
  [/terminal block|接线端子/i, 'TERMINAL-5.08-2P'],
  [/wire to board|线对板/i, 'JST-XH-4P-2.5'],
  [/tactile|轻触|keylock/i, 'TACT-6x6x5'],
  [/dip switch|拨码/i, 'DIPSW-4P'],
  [/slide switch|拨动/i, 'SLIDE-8.5x3.6x3.5'],
  [/relay|继电器/i, 'RELAY-19x15.5x15'],
  [/wifi|bluetooth|lora|rf module|communication module|无线|蓝牙|射频模块/i, 'MODULE-38P(18x25.5)'],
  [/disposable fuse|一次性/i, '5x20'],
  [/led indication|发光二极管/i, 'LED-5MM'],
  [/electrolytic|电解/i, 'Plugin,D8xL12mm'],
  [/tantalum|钽/i, 'CASE-C-6032-28'],
  [/inductor|电感/i, 'SMD,6x6mm'],
  [/lcd|display|显示屏/i, 'LCD-2.4'],
  [/crystal|晶振/i, 'SMD3225-4P'],
];

/**
 * The name under which a part is drawn: its package, made more exact by the category words (either language), so that
 * an 0603 capacitor does not look like an 0603 resistor. Parts without a telling package get the usual shape of their
 * category.
 */
export function drawingName(packageName: string, category: readonly string[] = []): string {
  const key = packageKey(packageName);
  const family = findFamily(key);
  if (family === 'chip' && /^\d/.test(key)) {
    const prefix = category
      .map((words) => chipBodies.find(([pattern]) => pattern.test(words))?.[1])
      .find((found) => found !== undefined);
    const lamp = prefix === 'LED-' && !/^(0402|0603|0805|1206)$/.test(key);
    return lamp ? packageName : `${prefix ?? ''}${packageName}`;
  }
  if (family !== undefined) return packageName;
  const shape = category
    .map((words) => usual.find(([pattern]) => pattern.test(words))?.[1])
    .find((found) => found !== undefined);
  return shape ?? (key === '' || key === '-' ? 'box' : packageName);
}

/** The address of one view of a part's drawing. */
export function partPicture(name: string, view: PartView): string {
  return `/img/part/${packageSlug(name)}/${view}.svg`;
}

/** The addresses of all views of a part, the picture for lists first. */
export function partPictures(packageName: string, category: readonly string[] = []): readonly string[] {
  const name = drawingName(packageName, category);
  return partViews(name).map((view) => partPicture(name, view));
}
