declare global {
  interface Window {
    /** Ends the watch of `earlyClickScript` and returns the button that was clicked last. */
    earlyClick?: (() => HTMLButtonElement | undefined) | undefined;
  }
}

/**
 * Remembers the last button that is clicked in a page from the server before it works; anyone who types after that has changed their
 * mind, and a form that has an address is sent by the browser itself. It listens on the window, behind React.
 */
export const earlyClickScript = [
  '(() => {',
  'let button;',
  'const click = ({ target }) => {',
  'button = target.closest?.("button") ?? undefined;',
  'if (button?.type === "submit" && button.form?.hasAttribute("action")) button = undefined;',
  '};',
  'const input = () => { button = undefined; };',
  'addEventListener("click", click);',
  'addEventListener("input", input);',
  'window.earlyClick = () => {',
  'removeEventListener("click", click);',
  'removeEventListener("input", input);',
  'return button;',
  '};',
  '})();',
].join('\n');
