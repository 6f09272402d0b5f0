import { beijingDay } from '#domain/beijing-day.ts';
import { myDataName, myDataPath } from '#domain/my-data/my-archive.ts';
import type { Services } from '#server/services.ts';
import { readSignedLink } from '#server/session/index.ts';
import { linkRefusal } from '#server/transport/index.ts';
import { attachment } from '#server/wire/attachment.ts';
import type { App } from '#server/wire/caller.ts';
import { checkRate } from '#server/wire/limits.ts';
import { webStream } from '#server/wire/web-stream.ts';
import { myDataZip } from './my-zip.ts';

/** The copy of all data of a member, by a signed link. */
export function addMyDataExport(app: App, services: Services): void {
  app.get(myDataPath, async (context) => {
    checkRate(context, services, 'pages');
    const now = services.clock();
    const fields = await readSignedLink(services.db, context.req.url, now);
    if (typeof fields === 'string') return linkRefusal(context, fields);
    const { db, files } = services;
    const language = fields.get('language') === 'en_US' ? 'en_US' : 'zh_CN';
    const content = myDataZip({ db, files, memberId: Number(fields.get('member')), language });
    return context.body(
      webStream(content),
      200,
      attachment(`${myDataName(language)} ${beijingDay(now)}.zip`, 'application/zip'),
    );
  });
}
