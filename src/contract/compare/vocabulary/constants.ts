import { asObject, asText, type JsonObject } from '#description/json.ts';
import type { Report } from '../call/report.ts';
import { isSame } from '../schema/canonical.ts';

/** Units of constants that only a screen shows or waits for. */
const shown = ['ms', 'phone', 'e-mail', 'time', 'hours'];

/** Reports `x-constants` of the root: numbers and facts that belong to no call. */
export function compareConstants(base: JsonObject, now: JsonObject, report: Report): void {
  const [old, young] = [asObject(base['x-constants']), asObject(now['x-constants'])];
  for (const name of new Set([...Object.keys(old), ...Object.keys(young)])) {
    const [was, is] = [asObject(old[name]), asObject(young[name])];
    const spot = { pointer: `/x-constants/${name}`, was: was.value, is: is.value };
    if (!(name in young)) report.call('constant-removed', spot);
    else if (!(name in old)) report.call('constant-added', spot);
    else if (!isSame(was.value, is.value) || !isSame(was.unit, is.unit))
      report.call(shown.includes(asText(is.unit)) ? 'constant-display-changed' : 'constant-changed', {
        ...spot,
        ...(isSame(was.unit, is.unit)
          ? {}
          : { was: `${was.value} ${was.unit}`, is: `${is.value} ${is.unit}` }),
      });
    else if (!isSame(was.description, is.description)) {
      const pointer = `${spot.pointer}/description`;
      const words = { at: '', pointer, was: was.description, is: is.description };
      report.schema('request', { kind: 'text-changed', ...words });
    }
  }
}
