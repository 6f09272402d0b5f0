import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';
import { patience } from './patience.ts';
import './quiet-console.ts';

configure({ asyncUtilTimeout: patience.timeout });

/**
 * jsdom knows dialogs, but not how to open one over the page; tests without a page know none. A dialog in a row of a list goes with the
 * row when the list is read again, so it must be a dialog of the page.
 */
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    if (this.closest('li, tr, article'))
      throw new Error('a dialog in a row: open it with useOpenPageDialog()');
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
}

const thisFile = crypto.randomUUID();

/** Test files are threads of one process and would receive each other's messages, so each has channels of its own. */
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} ${thisFile}`);
  }
};
