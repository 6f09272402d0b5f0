import { asObject, type JsonObject, pointerStep } from '#description/json.ts';
import type { Report } from '../call/report.ts';
import { isSame } from '../schema/canonical.ts';

/** Reports texts of both languages, by language, section and key. They are for people, so they break nothing. */
export function compareMessages(base: JsonObject, now: JsonObject, report: Report): void {
  compareBelow(base, now, '/texts', report);
}

function compareBelow(base: JsonObject, now: JsonObject, above: string, report: Report): void {
  for (const key of new Set([...Object.keys(base), ...Object.keys(now)])) {
    const [was, is] = [base[key], now[key]];
    const pointer = `${above}/${pointerStep(key)}`;
    if (isSame(was, is)) continue;
    if (typeof was === 'object' || typeof is === 'object')
      compareBelow(asObject(was), asObject(is), pointer, report);
    else report.call('message-changed', { pointer, was, is });
  }
}
