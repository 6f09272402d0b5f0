/** Choices that apply to every page, by the name of their cookie, which is also the path where the server stores them. */
export type ChoiceName = 'language' | 'currency' | 'columns';

const oneYear = 365 * 24 * 60 * 60;

/** Pending requests, at most one for each choice. */
const running = new Map<ChoiceName, AbortController>();

/**
 * Stores a choice in a cookie, which the server reads too; an empty value deletes it. The server then sets the cookie again, because Safari
 * deletes after seven days what a script has set. A pending request for an earlier choice is aborted: its response would undo this one.
 */
export function keepChoice(name: ChoiceName, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http.
  document.cookie = `${name}=${value}; path=/; max-age=${value === '' ? 0 : oneYear}; samesite=lax`;
  running.get(name)?.abort();
  const controller = new AbortController();
  running.set(name, controller);
  const { signal } = controller;
  const forgetController = () => {
    if (running.get(name) === controller) running.delete(name);
  };
  // If it fails, the choice lasts as long as the browser keeps a cookie that a script has set.
  fetch(`/${name}?to=${value}`, { redirect: 'manual', keepalive: true, signal }).then(
    forgetController,
    forgetController,
  );
}
