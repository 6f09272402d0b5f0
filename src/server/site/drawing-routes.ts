import { requestLanguage } from '#domain/wire/request-language.ts';
import { constants } from '#generated/constants.ts';
import type { Services } from '#server/services.ts';
import { type Drawing, type Drawings, drawingTask } from '#server/site/rendering/drawings.ts';
import { Overloaded } from '#server/site/rendering/overloaded.ts';
import type { App, AppContext } from '../wire/caller.ts';
import { acceptedEncoding } from '../wire/compressed.ts';
import { checkRate } from '../wire/limits.ts';
import { send } from '../wire/send.ts';

const day = 'public, max-age=86400, stale-while-revalidate=604800';

const types = { svg: 'image/svg+xml; charset=utf-8', png: 'image/png' } as const;

function answer(context: AppContext, drawing: Drawing): Response {
  const { bytes, compressed } = drawing;
  const headers: Record<string, string> = {
    'content-type': types[drawing.format],
    'cache-control': day,
    etag: drawing.etag,
    vary: 'Accept-Encoding',
  };
  if (context.req.header('if-none-match') === drawing.etag)
    return send(context, null, { status: 304, headers });
  if (!compressed || acceptedEncoding(context.req.header('accept-encoding')) !== 'br')
    return send(context, bytes, { headers });
  return send(context, compressed, { headers: { ...headers, 'content-encoding': 'br' } });
}

/**
 * Drawings on demand: `/img/part/{package}/{view}.svg` shows a package from several sides, `/img/scene/{name}.svg?language=`
 * banners and figures. With `iso.png` and `{name}.png` they are the pictures that previews of links show.
 */
export function addDrawings(app: App, services: Services, drawings: Drawings): void {
  app.get('/img/:kind{part|scene}/*', async (context) => {
    checkRate(context, services, 'pictures');
    const task = drawingTask(context.req.path, requestLanguage(context.req.query('language'), undefined));
    if (!task) return context.text('Not found\n', 404);
    try {
      return answer(context, await drawings.find(task));
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error;
      return context.text('Too many pictures are waiting\n', 503, {
        'retry-after': String(constants.overloadRetry),
        'cache-control': 'no-store',
      });
    }
  });
}
