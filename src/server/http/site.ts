import type { App } from './app.ts';
import type { AppContext } from './caller.ts';
import type { Services } from './operation.ts';

/** Everything that is not the API. Answers what serves the pages of the web app. */
export function addSite(_app: App, _services: Services): (context: AppContext) => Promise<Response> {
  return async (context) => context.text('no page', 404);
}
