import { asList, asObject, type JsonObject } from '#description/json.ts';
import type { Report } from '../call/report.ts';
import { isSame } from '../schema/canonical.ts';

/** Reports rows of `codes.yaml`: codes that come or go, their HTTP status, reach, members of `params` and names. */
export function compareCodeRows(base: JsonObject, now: JsonObject, report: Report): void {
  for (const code of new Set([...Object.keys(base), ...Object.keys(now)])) {
    const [was, is] = [asObject(base[code]), asObject(now[code])];
    const spot = { pointer: `/codes/${code}` };
    if (!(code in now)) report.call('code-row-removed', { ...spot, was });
    else if (!(code in base)) report.call('code-row-added', { ...spot, is });
    else compareRow([was, is], spot.pointer, report);
  }
}

function compareRow([was, is]: readonly [JsonObject, JsonObject], pointer: string, report: Report): void {
  const spot = (key: string) => ({ pointer: `${pointer}/${key}`, was: was[key], is: is[key] });
  if (!isSame(was.name, is.name)) report.call('code-row-renamed', spot('name'));
  if ((was.http ?? 200) !== (is.http ?? 200)) report.call('code-status-changed', spot('http'));
  if ((was.everywhere === true) !== (is.everywhere === true))
    report.call('code-spread-changed', spot('everywhere'));
  const [old, young] = [asList(was.params), asList(is.params)];
  const params = `${pointer}/params`;
  for (const one of old)
    if (!young.includes(one)) report.call('code-params-removed', { pointer: params, was: one });
  for (const one of young)
    if (!old.includes(one)) report.call('code-params-added', { pointer: params, is: one });
  if (!isSame(was.description, is.description))
    report.schema('answer', { kind: 'text-changed', at: '', ...spot('description') });
}
