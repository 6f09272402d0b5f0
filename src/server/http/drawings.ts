import { createHash } from 'node:crypto';
import { drawPart, isPartView, packageFromSlug } from '#domain/drawings/index.ts';
import { drawScene, isSceneName } from '#domain/drawings/scenes/index.ts';
import type { App } from './app.ts';
import type { AppContext } from './caller.ts';
import { acceptedEncoding, compressQuickly } from './compressed.ts';
import { requestLanguage } from './language.ts';
import { send } from './send.ts';

interface Drawing {
  readonly svg: string;
  readonly etag: string;
  /** Made when somebody wants it first. */
  compressed?: Buffer;
}

const mostKept = 2000;
const day = 'public, max-age=86400, stale-while-revalidate=604800';

/** Drawings in memory; the one that was wanted longest ago goes first. */
class Drawings {
  readonly #kept = new Map<string, Drawing>();

  find(path: string, draw: () => string): Drawing {
    const known = this.#kept.get(path);
    const drawing = known ?? this.#make(draw());
    this.#kept.delete(path);
    this.#kept.set(path, drawing);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > mostKept && oldest !== undefined) this.#kept.delete(oldest);
    return drawing;
  }

  #make(svg: string): Drawing {
    return { svg, etag: `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"` };
  }
}

async function answer(context: AppContext, drawing: Drawing): Promise<Response> {
  const headers: Record<string, string> = {
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': day,
    etag: drawing.etag,
    vary: 'Accept-Encoding',
  };
  if (context.req.header('if-none-match') === drawing.etag)
    return send(context, null, { status: 304, headers });
  if (acceptedEncoding(context.req.header('accept-encoding')) !== 'br')
    return send(context, drawing.svg, { headers });
  drawing.compressed ??= await compressQuickly(Buffer.from(drawing.svg), 'br');
  const body = new Uint8Array(drawing.compressed);
  return send(context, body, { headers: { ...headers, 'content-encoding': 'br' } });
}

/**
 * `/img/part/{package}/{view}.svg`: every package from several sides; `/img/scene/{name}.svg?language=`: banners and
 * figures. Both are drawn when they are asked for.
 */
export function addDrawings(app: App): void {
  const drawings = new Drawings();
  app.get('/img/part/:slug/:file', async (context) => {
    const { slug, file } = context.req.param();
    const view = file.replace(/\.svg$/, '');
    const name = packageFromSlug(slug);
    if (name === undefined || !file.endsWith('.svg') || !isPartView(view))
      return context.text('Not found\n', 404);
    return answer(
      context,
      drawings.find(`${slug}/${view}`, () => drawPart(name, view)),
    );
  });
  app.get('/img/scene/:file', async (context) => {
    const { file } = context.req.param();
    const name = file.replace(/\.svg$/, '');
    if (!file.endsWith('.svg') || !isSceneName(name)) return context.text('Not found\n', 404);
    const language = requestLanguage(context.req.query('language'), undefined);
    return answer(
      context,
      drawings.find(`scene/${language}/${name}`, () => drawScene(name, language)),
    );
  });
}
