import { asList, asObject, asText, type Json, type JsonObject } from '#description/json.ts';
import { compareOperation } from './call/compare-operation.ts';
import { callLine, pairOperations } from './call/pair-operations.ts';
import { Report } from './call/report.ts';
import type { Change } from './change.ts';
import { isSame } from './schema/canonical.ts';
import type { Version } from './version.ts';
import { compareCodeRows } from './vocabulary/codes.ts';
import { compareConstants } from './vocabulary/constants.ts';
import { compareMessages } from './vocabulary/messages.ts';

/**
 * Every difference between two bundled descriptions (OpenAPI 3.1 with our `x-`, as in generated/openapi.json), per operation,
 * with what it does to clients that keep to the old one. A shared schema is compared wherever it is used; `groupChanges`
 * brings what is one change back together. Readers are taken to ignore fields and headers that they do not know and to
 * show `msg` of codes that they do not know; everything else that is new to them in a response breaks them.
 */
export function compareDescriptions(base: JsonObject, now: JsonObject): Change[] {
  const { pairs, gone, come } = pairOperations(base, now);
  const calls = new Report('');
  const reported = [
    ...gone.map((call) => ['operation-removed', call, { was: callLine(call) }] as const),
    ...come.map((call) => ['operation-added', call, { is: callLine(call) }] as const),
  ].map(([kind, call, line]) => {
    const report = new Report(call.id);
    report.call(kind, { pointer: call.pointer, ...line });
    return report;
  });
  compareRoot(base, now, calls);
  compareConstants(base, now, calls);
  return [...reported, calls].flatMap((report) => report.changes).concat(pairs.flatMap(compareOperation));
}

/** As `compareDescriptions`, with the rows of codes.yaml and the texts of both languages where both versions have them. */
export function compareVersions(base: Version, now: Version): Change[] {
  const report = new Report('');
  if (base.codes && now.codes) compareCodeRows(base.codes, now.codes, report);
  if (base.texts && now.texts) compareMessages(base.texts, now.texts, report);
  return [...compareDescriptions(base.document, now.document), ...report.changes];
}

/** Words of the whole description, and the addresses under which it is served. */
function compareRoot(base: JsonObject, now: JsonObject, report: Report): void {
  for (const key of ['openapi', 'info', 'tags', 'externalDocs']) {
    const spot = { at: '', pointer: `/${key}`, was: base[key], is: now[key] };
    if (!isSame(spot.was, spot.is)) report.schema('request', { kind: 'text-changed', ...spot });
  }
  const [old, young] = [addresses(base.servers), addresses(now.servers)];
  const pointer = '/servers';
  for (const was of old) if (!young.includes(was)) report.call('server-removed', { pointer, was });
  for (const is of young) if (!old.includes(is)) report.call('server-added', { pointer, is });
}

function addresses(servers: Json | undefined): string[] {
  return asList(servers).map((server) => asText(asObject(server).url));
}
