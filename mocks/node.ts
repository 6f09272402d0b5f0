import { setupServer } from 'msw/node';
import { callHandlers, developerHandlers } from './handlers.ts';
import { paymentHandlers } from './payment/payment-handlers.ts';
import { pictures } from './pictures.ts';
import { createMockShop, type MockShop, type ShopOptions } from './shop.ts';

export interface MockServer {
  readonly shop: MockShop;
  /** `listen()` before the tests, `close()` after them. */
  readonly server: ReturnType<typeof setupServer>;
}

/** A shop for tests outside a browser, reached with fetch. */
export function createMockServer(options: ShopOptions = {}): MockServer {
  const shop = createMockShop(options);
  return {
    shop,
    server: setupServer(
      ...callHandlers(shop),
      ...developerHandlers(shop),
      ...paymentHandlers(shop),
      ...pictures,
    ),
  };
}
