import { setupWorker } from 'msw/browser';
import { handlers } from './handlers.ts';
import { pictures } from './pictures.ts';

/** Whether a request is a call to the server and not a page, a picture or a file of `src/web/api` in development. */
function isCall(request: Request): boolean {
  const { pathname } = new URL(request.url);
  return /^\/(api|open|staff)\//.test(pathname) && !/\.tsx?$/.test(pathname);
}

/** Starts the mocks in the page; a call that is not described is an error. */
export async function startMocks(): Promise<void> {
  const worker = setupWorker(...handlers, ...pictures);
  await worker.start({
    quiet: true,
    onUnhandledFrame({ frame, defaults }) {
      const { request } = frame.data as { request?: Request };
      if (request && isCall(request)) defaults.error();
    },
  });
}
