import type { Language } from './language.ts';

const minutesFrom = 120;

function unitText(amount: number, unit: 'second' | 'minute', language: Language): string {
  const [locale, unitDisplay] =
    language === 'zh_CN' ? (['zh-CN', 'short'] as const) : (['en', 'long'] as const);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }).format(amount);
}

/** How long to wait, as it is read: in seconds when it is short, else in minutes, rounded up so that nobody comes too early. */
export function waitText(seconds: number, language: Language): string {
  const whole = Math.max(1, Math.ceil(seconds));
  return whole < minutesFrom
    ? unitText(whole, 'second', language)
    : unitText(Math.ceil(whole / 60), 'minute', language);
}
