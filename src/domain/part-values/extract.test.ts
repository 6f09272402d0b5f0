import { describe, expect, it } from 'vitest';
import { parameterByKey } from '../glossary/index.ts';
import { extractProfiles, plainProfile } from './extract/profiles.ts';
import { readRule } from './extract/rules.ts';
import { extractParameters } from './extract.ts';

/** What was found, as `key=value unit`. */
function extractPairs(text: string, category: readonly string[] = [], packageName?: string) {
  const result = extractParameters(text, { category, ...(packageName && { package: packageName }) });
  const pairs = result.parameters.map(({ key, value, label }) => [key, label?.en ?? value?.si]);
  return { ...Object.fromEntries(pairs), ...(result.package && { package: result.package }) };
}

describe('the reader of parameters from free text', () => {
  it('reads a ferrite bead', () => {
    const expected = { dcResistance: 0.45, tolerance: 25, impedance: 600, package: '0603' };
    expect(extractPairs('450mΩ ±25% 600Ω@100MHz 0603', ['Ferrite Beads', 'Filters'])).toEqual(expected);
    expect(extractPairs('450mΩ ±25% 600Ω@100MHz 0603', ['磁珠'])).toEqual(expected);
    expect(extractPairs('450mΩ ±25% 600Ω@100MHz 0603 Ferrite Beads ROHS', ['Ferrite Beads'])).toEqual(
      expected,
    );
  });

  it('reads the clear units without a category', () => {
    expect(extractPairs('450mΩ ±25% 600Ω@100MHz 0603')).toEqual({
      resistance: 0.45,
      tolerance: 25,
      impedance: 600,
      package: '0603',
    });
    expect(extractPairs('10k/1%/0603')).toEqual({ tolerance: 1, package: '0603' });
    expect(extractPairs('100nF/50V/X7R/0402')).toEqual({
      capacitance: 1e-7,
      ratedVoltage: 50,
      dielectric: 'X7R',
      package: '0402',
    });
  });

  it('reads a capacitor whose package is not stated', () => {
    expect(
      extractPairs('47uF 10V ±20% - Tantalum Capacitors ROHS', ['Tantalum Capacitors', 'Capacitors'], '-'),
    ).toEqual({
      capacitance: 4.7e-5,
      ratedVoltage: 10,
      tolerance: 20,
    });
  });

  it('reads Chinese', () => {
    expect(extractPairs('10千欧 ±1% 1/10W 厚膜电阻 0603 贴片电阻', ['贴片电阻'])).toEqual({
      resistance: 10000,
      tolerance: 1,
      powerRating: 0.1,
      resistorType: 'Thick film',
      package: '0603',
    });
  });

  it('leaves a category word alone that is part of another', () => {
    const category = ['Chip Resistor', 'Resistors', '贴片电阻', '电阻'];
    expect(extractPairs('10千欧 厚膜电阻 0603', category)).toMatchObject({ resistorType: 'Thick film' });
    expect(extractPairs('10k电阻 0603', category)).toMatchObject({ package: '0603' });
    expect(extractPairs('8MHz 20pF HC-49S-SMD', ['Crystals'], 'SMD')).toEqual({
      frequency: 8e6,
      loadCapacitance: 2e-11,
      oscillatorType: 'HC-49S SMD',
    });
  });

  it('takes a bare count only where it can count one thing', () => {
    const gates = ['Logic Gates', 'Logic'];
    expect(extractPairs('800mV~2.7V 4 2ns@2.5V,30pF NAND Gates', gates)).toMatchObject({
      numberOfChannels: 4,
    });
    expect(extractPairs('2V~6V 4 2', gates)).not.toHaveProperty('numberOfChannels');
    const buffers = ['Buffers, Drivers, Receivers, Transceivers', 'Logic'];
    expect(extractPairs('32mA 1 1.65V~5.5V 32mA 1', buffers)).not.toHaveProperty('numberOfChannels');
    expect(extractPairs('8 2V~6V', ['Shift Registers'])).not.toHaveProperty('numberOfChannels');
    expect(extractPairs('5A USB 3.1 1 16P', ['USB Connectors'])).not.toHaveProperty('numberOfRows');
    expect(extractPairs('Double Row 16P', ['Pin Headers'])).toMatchObject({ numberOfRows: 2 });
  });

  it('distinguishes voltages by their position and value', () => {
    expect(
      extractPairs('4A 15V 80W 6V Unidirectional 5V SOT-23-6', ['ESD And Surge Protection (TVS/ESD)']),
    ).toEqual({
      peakPulseCurrent: 4,
      clampingVoltage: 15,
      peakPulsePower: 80,
      breakdownVoltage: 6,
      direction: 'Unidirectional',
      standoffVoltage: 5,
      package: 'SOT-23-6',
    });
    expect(
      extractPairs('500mA 60dB@(1kHz) Fixed Positive electrode 5.5V', [
        'Linear, Low Drop Out (LDO) Regulators',
      ]),
    ).toMatchObject({ maxInputVoltage: 5.5 });
    expect(extractPairs('300mA Fixed 2.5V Positive electrode 6V', ['LDO'])).toMatchObject({
      outputVoltage: 2.5,
      maxInputVoltage: 6,
    });
    expect(extractPairs('Adjustable 500mV~5.5V 2.3V~5.5V 300mA', ['DC-DC Converters'])).toEqual({
      outputType: 'Adjustable',
      outputVoltage: { min: 0.5, max: 5.5 },
      inputVoltage: { min: 2.3, max: 5.5 },
      outputCurrent: 0.3,
    });
  });

  it('reads a transistor', () => {
    expect(
      extractPairs(
        '60V 35A 80W 17mΩ@17.5A,10V 2.5V@250uA 1PCSNChannel DPAK MOSFETs ROHS',
        ['MOSFETs'],
        'DPAK',
      ),
    ).toEqual({
      drainSourceVoltage: 60,
      drainCurrent: 35,
      powerDissipation: 80,
      onResistance: 0.017,
      gateThreshold: 2.5,
      transistorType: 'N-channel',
    });
  });

  it('gives each value the unit of its parameter', () => {
    expect(extractPairs('14-bit 1.7V~1.9V 170MHz Parallel', ['Analog To Digital Converters (ADC)'])).toEqual({
      resolution: 14,
      supplyVoltage: { min: 1.7, max: 1.9 },
      samplingRate: 170e6,
      interface: 'Parallel',
    });
    expect(extractPairs('10 positions Parallel', ['Digital To Analog Converters (DAC)'])).toMatchObject({
      resolution: 10,
    });
    expect(extractPairs('512KB 1.71V~3.6V 256KB 110MHz FLASH 38', ['Microcontrollers'])).toMatchObject({
      programMemory: 524288,
      dataMemory: 262144,
      gpioCount: 38,
    });
    expect(extractPairs('2.5mm 8P 6mm', ['Pin Headers'], 'Plugin,P=2.54mm')).toEqual({
      pitch: 0.00254,
      numberOfPins: 8,
    });
  });

  it('leaves out what says nothing', () => {
    expect(extractPairs('SOIC-14 Audio Amplifiers ROHS', ['Audio Amplifiers'], 'SOIC-14')).toEqual({});
    expect(extractPairs('', ['Resistors'])).toEqual({});
    expect(extractPairs('2/2 dot/bar', ['RS232 ICs'])).toEqual({});
  });
});

describe('the profiles', () => {
  it('name parameters of the glossary and read their rules', () => {
    for (const profile of [plainProfile, ...extractProfiles]) {
      for (const rule of profile.numbers.split(' ').map(readRule))
        expect(parameterByKey(rule.key)?.kind, rule.key).toBe('number');
      for (const key of profile.texts?.split(' ') ?? []) expect(parameterByKey(key), key).toBeDefined();
    }
  });
});
