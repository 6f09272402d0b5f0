import type { Bilingual } from '#domain/language.ts';
import { drawingName, drawPart, partPicture, partViews } from '#drawings/index.ts';
import { drawScene, type SceneName, scenePicture } from '#drawings/scenes/index.ts';
import type { WordItem } from '#server/db/schema/catalogue.ts';
import type { DemoProduct, SellingClass } from './demo-product.ts';
import { leafByKey } from './leaves.ts';

/** The pictures and documents of a product; each address answers with a drawing of the project. */
export interface ProductFiles {
  readonly images: readonly string[];
  readonly dimensions: string;
  readonly documents: { readonly zh: readonly WordItem[]; readonly en: readonly WordItem[] };
}

interface Sheet {
  readonly scene: SceneName;
  readonly name: Bilingual;
  readonly desc: Bilingual;
  readonly time: string;
  readonly fits: (product: DemoProduct) => boolean;
}

const soldered: readonly SellingClass[] = ['chip', 'discrete', 'ic', 'dearIc'];

const sheets: readonly Sheet[] = [
  {
    scene: 'reflow-profile',
    time: '2026-03-12',
    name: { zh: '回流焊温度曲线', en: 'Reflow profile' },
    desc: { zh: '无铅焊接的升温、保温与峰值温度', en: 'Ramp, soak and peak for lead-free soldering' },
    fits: (product) =>
      soldered.includes(product.sold) &&
      product.parameters.mountingType !== 'Through-hole' &&
      !product.package.startsWith('Plugin'),
  },
  {
    scene: 'tape-and-reel',
    time: '2026-02-05',
    name: { zh: '卷带包装', en: 'Tape and reel' },
    desc: { zh: '载带方向、盘径与引带长度', en: 'Direction in the tape, reel sizes, leader' },
    fits: (product) => product.reel !== undefined && product.reel >= 500,
  },
  {
    scene: 'mlcc-bias',
    time: '2026-04-21',
    name: { zh: '直流偏压特性', en: 'Capacitance under DC bias' },
    desc: {
      zh: '各类介质的容值随电压的变化',
      en: 'How the capacitance of each dielectric falls with voltage',
    },
    fits: (product) => product.leaf === 'mlcc',
  },
  {
    scene: 'resistor-derating',
    time: '2026-01-18',
    name: { zh: '功率降额曲线', en: 'Power derating' },
    desc: { zh: '允许功率随环境温度的变化', en: 'Permitted power over ambient temperature' },
    fits: (product) => product.leaf === 'chipResistor' || product.leaf === 'leadedResistor',
  },
  {
    scene: 'inductor-saturation',
    time: '2026-05-08',
    name: { zh: '饱和特性', en: 'Saturation' },
    desc: { zh: '电感量随直流电流的变化', en: 'Inductance over direct current' },
    fits: (product) => product.leaf === 'powerInductor',
  },
  {
    scene: 'buck-converter',
    time: '2026-06-02',
    name: { zh: '典型应用电路', en: 'Typical application' },
    desc: { zh: '12V 转 5V 降压电路与元件值', en: 'A step-down circuit from 12 V to 5 V with its values' },
    fits: (product) => product.leaf === 'dcdc' && product.parameters.topology === 'Step-down',
  },
  {
    scene: 'can-node',
    time: '2026-06-15',
    name: { zh: '典型应用电路', en: 'Typical application' },
    desc: { zh: 'CAN 节点的终端与保护', en: 'Termination and protection of a CAN node' },
    fits: (product) => product.leaf === 'can',
  },
  {
    scene: 'battery-charger',
    time: '2026-06-20',
    name: { zh: '典型应用电路', en: 'Typical application' },
    desc: { zh: '单节锂电池充电电路', en: 'Charging one lithium cell' },
    fits: (product) => product.leaf === 'charger',
  },
];

/** As a file list shows it. */
function sizeOf(text: string): string {
  return `${Math.max(1, Math.round(Buffer.byteLength(text) / 1024))} KB`;
}

/** Drawings are many and their names few: each is measured once. */
const sizes = new Map<string, string>();

function measured(address: string, draw: () => string): string {
  const size = sizes.get(address) ?? sizeOf(draw());
  sizes.set(address, size);
  return size;
}

/** The name under which a product is drawn. */
export function drawingOf(product: DemoProduct): string {
  const { levels } = leafByKey(product.leaf);
  return (
    product.drawing ??
    drawingName(
      product.package,
      levels.toReversed().map((level) => level.en),
    )
  );
}

function outline(product: DemoProduct, name: string): { readonly zh: WordItem; readonly en: WordItem } {
  const url = partPicture(name, 'dims');
  const size = measured(url, () => drawPart(name, 'dims'));
  const housing = product.package.startsWith('-') ? product.mpn : product.package;
  return {
    zh: { name: `外形尺寸图 ${housing}`, desc: '俯视与正视，单位毫米', size, time: '2026-01-09', url },
    en: {
      name: `Outline drawing ${housing}`,
      desc: 'Plan and elevation, in millimetres',
      size,
      time: '2026-01-09',
      url,
    },
  };
}

/** The pictures of a product, its dimension drawing, and what can be downloaded with it. */
export function filesOf(product: DemoProduct): ProductFiles {
  const name = drawingOf(product);
  const items = sheets
    .filter((sheet) => sheet.fits(product))
    .map(({ scene, name: title, desc, time }) => {
      const url = scenePicture(scene);
      const size = measured(url, () => drawScene(scene, 'en_US'));
      return {
        zh: { name: title.zh, desc: desc.zh, size, time, url },
        en: { name: title.en, desc: desc.en, size, time, url },
      };
    });
  const all = [outline(product, name), ...items];
  return {
    images: partViews(name).map((view) => partPicture(name, view)),
    dimensions: partPicture(name, 'dims'),
    documents: { zh: all.map((item) => item.zh), en: all.map((item) => item.en) },
  };
}
