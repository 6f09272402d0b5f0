import { describe, expect, it } from 'vitest';
import { partLine, withoutNames } from './part-line.ts';

const productNum = 'MFR-25FRF52-68R';
const productDescribe = `YAGEO ${productNum} leaded resistor: resistance 68 Ω, power rating 250 mW.`;

describe('the line below a part number', () => {
  it('is the name of the part', () => {
    const productName = 'Leaded resistor 68 Ω ±1% 250 mW';
    expect(partLine({ productNum, productName, productDescribe })).toBe(productName);
  });

  it.each([undefined, '', productNum, `YAGEO ${productNum}`])(
    'is its description without number and maker where the name %s says no more than they do',
    (productName) => {
      const line = 'Leaded resistor: resistance 68 Ω, power rating 250 mW.';
      expect(partLine({ productNum, productName, productDescribe })).toBe(line);
      expect(partLine({ productNum, productName, productDescribe, brand: 'YAGEO' })).toBe(line);
    },
  );

  it('keeps the text of a part without names as it is', () => {
    expect(partLine({ productNum, productDescribe: 'µF capacitor' })).toBe('µF capacitor');
    expect(partLine({ productNum: '', productDescribe: 'thick film' })).toBe('thick film');
    expect(partLine({ productNum, productName: productNum, productDescribe: '' })).toBe('');
  });

  it('keeps a number that is only mentioned, or that is part of a longer one', () => {
    const mentioned = `Socket for relays, fits ${productNum}`;
    expect(withoutNames(mentioned, { productNum })).toBe(mentioned);
    expect(withoutNames('LM358DR2G amplifier', { productNum: 'LM358D' })).toBe('LM358DR2G amplifier');
  });
});
