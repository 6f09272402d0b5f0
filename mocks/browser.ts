import { setupWorker } from 'msw/browser';
import { handlers } from './handlers.ts';
import { pictures } from './pictures.ts';

/** Whether a request is a call to the server and not a page, a script or a picture. */
function isCall(request: Request): boolean {
  return /^\/(api|open|staff)\//.test(new URL(request.url).pathname);
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
