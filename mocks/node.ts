import { setupServer } from 'msw/node';
import { handlers } from './handlers.ts';

/** The mocks for tests outside a browser: `listen()` before, `close()` after. */
export const mockServer = setupServer(...handlers);
