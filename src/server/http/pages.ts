import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { App } from './app.ts';
import type { AppContext } from './caller.ts';
import { loggedError } from './failure.ts';
import type { Services } from './operation.ts';
import { sendText } from './send.ts';

/** What the web app's bundle for the server does; see src/web/entry-server.tsx. */
interface PageRenderer {
  readonly renderPage: (request: {
    url: string;
    language: string | undefined;
    cookie: string | undefined;
    call: (request: Request) => Promise<Response>;
  }) => Promise<{ html: string; status: number; headers: Record<string, string> }>;
}

const notBuilt = 'The web app is not built. Run: npm run build\n';

/** Serves every address of the web app: rendered here where the bundle for that exists, else as the empty document. */
export class Pages {
  readonly #app: App;
  readonly #services: Services;
  readonly #document: string | undefined;
  readonly #renderer: Promise<PageRenderer | undefined>;

  constructor(app: App, services: Services) {
    this.#app = app;
    this.#services = services;
    const { webDir, renderModule } = services.config;
    const file = join(webDir, 'index.html');
    this.#document = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    this.#renderer = this.#load(renderModule);
  }

  async #load(renderModule: string): Promise<PageRenderer | undefined> {
    if (this.#document === undefined || !existsSync(renderModule)) return undefined;
    try {
      return (await import(pathToFileURL(renderModule).href)) as PageRenderer;
    } catch (error) {
      this.#services.log.error({ error: loggedError(error) }, 'pages are not rendered on the server');
      return undefined;
    }
  }

  async #render(context: AppContext): Promise<Response | undefined> {
    const renderer = await this.#renderer;
    if (!renderer) return undefined;
    const { pathname, search } = new URL(context.req.url);
    const header = (name: string) => context.req.header(name);
    try {
      const { html, status, headers } = await renderer.renderPage({
        url: pathname + search,
        language: header('accept-language'),
        cookie: header('cookie'),
        call: async (request) => this.#app.fetch(request, { internal: true }),
      });
      return await sendText(context, html, { status, headers });
    } catch (error) {
      this.#services.log.error(
        { requestId: context.get('requestId'), error: loggedError(error) },
        'a page could not be rendered; the browser does it',
      );
      return undefined;
    }
  }

  /** The document of an address of the web app. */
  async answer(context: AppContext): Promise<Response> {
    if (this.#document === undefined) return context.text(notBuilt, 503);
    const rendered = await this.#render(context);
    if (rendered) return rendered;
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
    return sendText(context, this.#document, { status: 200, headers });
  }
}
