import { type DemoProduct, type SellingClass, scaled } from './demo-product.ts';
import { pick, type Random, spread } from './random.ts';

/** From this quantity to that (open at the end), one piece costs so many US dollars. */
export type PriceBreak = readonly [from: number, to: number | null, price: number];

/** How a product is sold. */
export interface Selling {
  readonly breaks: readonly PriceBreak[];
  readonly stock: number;
  readonly minimum: number;
  readonly multiple: number;
  /** Points for a sample; 0 where no samples are given. */
  readonly samplePoints: number;
  readonly isNew: boolean;
  readonly isHot: boolean;
}

interface ClassRules {
  /** Quantities at which the price falls, and to which share of the first price. */
  readonly steps: readonly (readonly [quantity: number, share: number])[];
  readonly minimums: readonly [number, ...number[]];
  readonly multiples: readonly [number, ...number[]];
  readonly stock: readonly [from: number, to: number];
  /** How many of a hundred are recommended. */
  readonly hot: number;
}

const rules: Readonly<Record<SellingClass, ClassRules>> = {
  chip: {
    steps: [
      [100, 1],
      [1000, 0.76],
      [3000, 0.64],
      [10000, 0.55],
      [50000, 0.5],
    ],
    minimums: [100],
    multiples: [100],
    stock: [5000, 4_000_000],
    hot: 3,
  },
  discrete: {
    steps: [
      [1, 1],
      [50, 0.82],
      [150, 0.74],
      [500, 0.66],
      [3000, 0.58],
      [6000, 0.54],
    ],
    minimums: [5, 10, 20],
    multiples: [5],
    stock: [800, 400_000],
    hot: 10,
  },
  ic: {
    steps: [
      [1, 1],
      [10, 0.86],
      [30, 0.78],
      [100, 0.68],
      [500, 0.61],
      [1000, 0.57],
    ],
    minimums: [1, 5],
    multiples: [1],
    stock: [100, 60_000],
    hot: 9,
  },
  dearIc: {
    steps: [
      [1, 1],
      [10, 0.88],
      [30, 0.81],
      [100, 0.73],
      [500, 0.69],
      [1000, 0.66],
    ],
    minimums: [1],
    multiples: [1],
    stock: [20, 9000],
    hot: 14,
  },
  electromechanical: {
    steps: [
      [1, 1],
      [50, 0.84],
      [150, 0.75],
      [500, 0.68],
      [2500, 0.6],
    ],
    minimums: [5, 10],
    multiples: [5],
    stock: [200, 90_000],
    hot: 6,
  },
  module: {
    steps: [
      [1, 1],
      [10, 0.9],
      [50, 0.84],
      [100, 0.79],
    ],
    minimums: [1],
    multiples: [1],
    stock: [10, 4000],
    hot: 20,
  },
};

const shareWithoutStock = 0.09;
const shareNew = 0.035;
const shareWithSample = 0.3;

function breaksOf(product: DemoProduct, minimum: number): readonly PriceBreak[] {
  const { steps } = rules[product.sold];
  const reached = steps.filter(
    ([quantity], at) => quantity >= minimum || (steps[at + 1]?.[0] ?? Number.POSITIVE_INFINITY) > minimum,
  );
  return reached.map(([quantity, share], at): PriceBreak => {
    const next = reached[at + 1]?.[0];
    return [Math.max(quantity, minimum), next === undefined ? null : next - 1, scaled(product.price, share)];
  });
}

/** Multiples go up to a part of the reel: some brands are cut only in hundreds. */
function multipleOf(product: DemoProduct, random: Random): number {
  const { multiples } = rules[product.sold];
  return product.sold === 'chip' && random() < 0.15 ? 500 : pick(random, multiples);
}

/** Price breaks, stock, minimum and multiple of a product; every draw comes from the product's own generator. */
export function sellingOf(product: DemoProduct, random: Random): Selling {
  const { minimums, stock, hot } = rules[product.sold];
  const multiple = multipleOf(product, random);
  const wanted = product.price < 0.02 && product.sold === 'discrete' ? 20 : pick(random, minimums);
  const minimum = Math.ceil(wanted / multiple) * multiple;
  const pieces = random() < shareWithoutStock ? 0 : spread(random, ...stock);
  const whole = product.sold === 'chip' ? Math.floor(pieces / 100) * 100 : pieces;
  const draw = random();
  return {
    breaks: breaksOf(product, minimum),
    stock: whole,
    minimum,
    multiple,
    samplePoints:
      random() < shareWithSample ? Math.max(20, Math.round((product.price * minimum * 40) / 10) * 10) : 0,
    isNew: draw < shareNew,
    isHot: draw > 1 - hot / 100 && whole > 0,
  };
}
