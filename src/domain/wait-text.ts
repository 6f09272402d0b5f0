import type { Language } from './language.ts';

const minutesFrom = 120;

const chineseUnits = { second: '秒', minute: '分钟' } as const;

/** With a space after the number in both languages, as everywhere in the shop's texts; CLDR has none in Chinese. */
function unitText(amount: number, unit: 'second' | 'minute', language: Language): string {
  if (language === 'zh_CN') return `${amount} ${chineseUnits[unit]}`;
  return new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}

/** How long to wait, as it is read: in seconds when it is short, else in minutes, rounded up so that nobody comes too early. */
export function waitText(seconds: number, language: Language): string {
  const whole = Math.max(1, Math.ceil(seconds));
  return whole < minutesFrom
    ? unitText(whole, 'second', language)
    : unitText(Math.ceil(whole / 60), 'minute', language);
}
