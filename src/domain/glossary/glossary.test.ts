import { describe, expect, it } from 'vitest';
import {
  categoryNames,
  findCategoryName,
  findParameter,
  findTextValue,
  parameterByKey,
  parameters,
  textValues,
  tradeWords,
} from './index.ts';

describe('glossary', () => {
  it('has every key and every name once in each language', () => {
    for (const name of ['key', 'zh', 'en'] as const) {
      const names = parameters.map((parameter) => parameter[name]);
      expect(
        names.filter((text, at) => names.indexOf(text) !== at),
        name,
      ).toEqual([]);
    }
  });

  it('leaves no name empty', () => {
    for (const row of [...parameters, ...textValues, ...categoryNames, ...tradeWords]) {
      expect(row.zh, JSON.stringify(row)).not.toBe('');
      expect(row.en, JSON.stringify(row)).not.toBe('');
    }
  });

  it('names only parameters that exist for its values', () => {
    const unknown = textValues.flatMap((value) => value.keys).filter((key) => !parameterByKey(key));
    expect(unknown).toEqual([]);
  });

  it('finds a parameter by what suppliers call it', () => {
    const names: Record<string, string> = {
      'Forward Voltage (Vf@If)': 'forwardVoltage',
      'Drain Source On Resistance (RDS(on)@Vgs,Id)': 'onResistance',
      'Power(Watts)': 'powerRating',
      阻值: 'resistance',
      '直流电阻（DCR）': 'dcResistance',
      'Operating Temperature Range': 'operatingTemperature',
      'Current - Input Bias(Ib)': 'inputBiasCurrent',
      '集射极击穿电压(Vceo)': 'collectorEmitterVoltage',
    };
    for (const [name, key] of Object.entries(names)) expect(findParameter(name)?.key, name).toBe(key);
    expect(findParameter('Temperature Coefficient', 'X7R')?.key).toBe('dielectric');
    expect(findParameter('Temperature Coefficient', '±100ppm/°C')?.key).toBe('temperatureCoefficient');
    expect(findParameter('Watchdog')).toBeUndefined();
  });

  it('says a text value in both languages', () => {
    expect(findTextValue('transistorType', '1PCSNChannel')).toMatchObject({ zh: 'N沟道', en: 'N-channel' });
    expect(findTextValue('capacitorType', '多层陶瓷电容')).toMatchObject({
      en: 'Multilayer ceramic capacitor',
    });
    expect(findTextValue('emissionColour', '红色')).toMatchObject({ en: 'Red' });
    expect(findTextValue('emissionColour', 'Fixed')).toBeUndefined();
  });

  it('says a category in both languages', () => {
    expect(findCategoryName('Ferrite Beads')).toEqual({ zh: '磁珠', en: 'Ferrite Beads' });
    expect(findCategoryName('贴片电阻')?.en).toBe('Chip Resistor - Surface Mount');
  });
});
