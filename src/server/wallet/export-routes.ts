import { beijingDay } from '#domain/beijing-day.ts';
import type { Language } from '#domain/language.ts';
import type { Row } from '#domain/tables/cell.ts';
import { byteOrderMark, csvLines } from '#domain/tables/csv.ts';
import {
  flowExportName,
  flowExportPath,
  flowHeading,
  flowRow,
  readFlowExport,
} from '#domain/wallet/flow-export.ts';
import type { Executor } from '#server/db/client.ts';
import type { Services } from '#server/services.ts';
import { readSignedLink } from '#server/session/index.ts';
import { linkRefusal } from '#server/transport/index.ts';
import { attachment } from '#server/wire/attachment.ts';
import type { App, AppContext } from '#server/wire/caller.ts';
import { checkRate } from '#server/wire/limits.ts';
import { webStream } from '#server/wire/web-stream.ts';
import { findEntries, type OwnFlow } from './find-entries.ts';

/** Entries per read. */
const pageEntries = 500;

/** Each page starts after the last entry of the previous one, so that new entries in the meantime shift nothing. */
async function* pages(db: Executor, flow: OwnFlow, language: Language): AsyncGenerator<readonly Row[]> {
  let behind: Awaited<ReturnType<typeof findEntries>>['last'];
  for (let isFull = true; isFull; ) {
    const { entries, last } = await findEntries(db, flow, {
      limit: pageEntries,
      ...(behind ? { behind } : {}),
    });
    yield entries.map((entry) => flowRow(entry, language));
    behind = last;
    isFull = entries.length === pageEntries;
  }
}

async function* csv(db: Executor, flow: OwnFlow, language: Language): AsyncGenerator<Uint8Array> {
  yield Buffer.from(byteOrderMark + csvLines([flowHeading(language)]));
  for await (const rows of pages(db, flow, language)) yield Buffer.from(csvLines(rows));
}

async function sendFlow(context: AppContext, { db, clock }: Services): Promise<Response> {
  const now = clock();
  const fields = await readSignedLink(db, context.req.url, now);
  if (typeof fields === 'string') return linkRefusal(context, fields);
  const { language, filter } = readFlowExport(fields);
  const flow = { ...filter, memberId: Number(fields.get('member')) };
  return context.body(
    webStream(csv(db, flow, language)),
    200,
    attachment(`${flowExportName(language)} ${beijingDay(now)}.csv`, 'text/csv; charset=utf-8'),
  );
}

/** The account flow as CSV, by a signed link. */
export function addFlowExport(app: App, services: Services): void {
  app.get(flowExportPath, (context) => {
    checkRate(context, services, 'pages');
    return sendFlow(context, services);
  });
}
