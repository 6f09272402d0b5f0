/** What a visitor chooses for all pages: name of the cookie, and of the address where the server keeps it. */
export type ChoiceName = 'language' | 'currency' | 'columns';

const oneYear = 365 * 24 * 60 * 60;

/** Requests on their way, at most one for each choice. */
const running = new Map<ChoiceName, AbortController>();

/**
 * Keeps a choice where the server reads it too; an empty one is forgotten. The server sets it again, as Safari forgets after seven days
 * what a script has set. An earlier choice that is still on its way is given up: its response would undo this one.
 */
export function keepChoice(name: ChoiceName, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http.
  document.cookie = `${name}=${value}; path=/; max-age=${value === '' ? 0 : oneYear}; samesite=lax`;
  running.get(name)?.abort();
  const controller = new AbortController();
  running.set(name, controller);
  const { signal } = controller;
  const ended = () => {
    if (running.get(name) === controller) running.delete(name);
  };
  // Where it fails, the choice lasts as long as the browser keeps the cookie of a script.
  fetch(`/${name}?to=${value}`, { redirect: 'manual', keepalive: true, signal }).then(ended, ended);
}
