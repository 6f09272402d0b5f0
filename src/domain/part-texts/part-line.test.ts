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

  it.each([
    ['STM32F103', 'Evaluation board for STM32F103'],
    ['A1', 'Heat sink A1'],
    ['USB-C', 'Cable USB-C to USB-A, 1 m'],
    ['5', '1.5 m cable'],
    ['5', '5.5 mm plug'],
  ])('keeps what a part %s is: %s', (number, text) => {
    expect(partLine({ productNum: number, productName: text, productDescribe: '' })).toBe(text);
    expect(withoutNames(text, { productNum: number, brand: 'Molex' })).toBe(text);
  });

  it('knows the maker by its name alone, even where it is the beginning of another one', () => {
    expect(withoutNames('TE RC0603 resistor', { productNum: 'RC0603', brand: 'TE' })).toBe('Resistor');
    expect(withoutNames('TEAC player', { productNum: 'RC0603', brand: 'TE' })).toBe('TEAC player');
    expect(withoutNames('TE贴片电阻', { productNum: 'RC0603', brand: 'TE' })).toBe('贴片电阻');
  });
});
