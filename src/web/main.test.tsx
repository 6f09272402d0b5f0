import { beforeEach, expect, it, vi } from 'vitest';
import { NetworkError } from './api/api-error.ts';
import { startPage } from './main.tsx';

const { hydrateRoot, loadExchange, loadEngine } = vi.hoisted(() => ({
  hydrateRoot: vi.fn(),
  loadExchange: vi.fn(),
  loadEngine: vi.fn(),
}));
vi.mock('react-dom/client', async (original) => {
  const client = await original<{ default: object }>();
  // The bundled CommonJS file is read through its default export.
  return { ...client, hydrateRoot, default: { ...client.default, hydrateRoot } };
});
vi.mock('./api/mutator.ts', async (original) => ({ ...(await original<object>()), loadExchange }));
vi.mock('./theme/document-styles.ts', () => ({
  createDocumentStyles: () => ({ add: () => undefined, loadEngine }),
}));

/** The document of a page from the server. */
beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  loadExchange.mockResolvedValue(undefined);
  loadEngine.mockResolvedValue(undefined);
  window.history.replaceState(null, '', '/no-such-page');
  document.documentElement.lang = 'zh-CN';
  document.body.innerHTML =
    '<div id="root"></div><script type="application/json" id="state" data-moment="1">[]</script>';
});

it('A page for a visitor who comes back works although the file that makes calls was not loaded.', async () => {
  localStorage.setItem('language', 'zh_CN');
  loadExchange.mockRejectedValue(new NetworkError(new TypeError('Failed to fetch')));
  await startPage();
  expect(hydrateRoot).toHaveBeenCalledTimes(1);
});

it('What a page needs later is loaded although the style engine was not.', async () => {
  loadEngine.mockRejectedValue(new TypeError('Failed to fetch'));
  await startPage();
  expect(hydrateRoot).toHaveBeenCalledTimes(1);
  expect(loadExchange).toHaveBeenCalledTimes(1);
});

it.each([
  ['of everybody works before the style engine is there', '/no-such-page', false],
  [
    'of members waits for the style engine, as it asks a visitor to sign in',
    '/submit/order?carIds=1&num=1',
    true,
  ],
])('A page %s.', async (_, address, waits) => {
  window.history.replaceState(null, '', address);
  await startPage();
  const [engine = 0] = loadEngine.mock.invocationCallOrder;
  const [hydration = 0] = hydrateRoot.mock.invocationCallOrder;
  expect(engine < hydration).toBe(waits);
});
