/** Parts of the demo shop that it has plenty of; `start` and `most` are the quantities that one order takes. */
export const parts = {
  resistor: { productId: '98', productNum: '0603WAF1002T5E', start: 100, most: 99_900 },
  capacitor: { productId: '911', productNum: 'CL31B475KB8NNNC', start: 100, most: 99_900 },
  /** A part that is given as a sample, for this many points. */
  sampled: { productId: '5', productNum: '0402WGF220JTCE', points: 20 },
} as const;
