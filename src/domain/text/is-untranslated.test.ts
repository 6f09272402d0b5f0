import { describe, expect, it } from 'vitest';
import { isUntranslated } from './is-untranslated.ts';

describe('a name that an import left without a translation', () => {
  it.each(['Chip resistors', 'Operating force'])(
    'The name %s is not translated on a Chinese page.',
    (name) => {
      expect(isUntranslated(name, 'zh_CN')).toBe(true);
      expect(isUntranslated(name, 'en_US')).toBe(false);
    },
  );

  it.each(['贴片电阻', 'MOS管'])('The name %s is not translated on an English page.', (name) => {
    expect(isUntranslated(name, 'en_US')).toBe(true);
    expect(isUntranslated(name, 'zh_CN')).toBe(false);
  });

  it.each(['EEPROM', 'ESR', '0402', '10 kΩ', 'TVS/ESD'])(
    'The name %s is the same in both languages.',
    (name) => {
      expect(isUntranslated(name, 'zh_CN')).toBe(false);
      expect(isUntranslated(name, 'en_US')).toBe(false);
    },
  );
});
