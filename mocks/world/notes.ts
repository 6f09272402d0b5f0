import type { MailEntry } from './entries.ts';
import type { Store } from './store.ts';

export type Mail = Pick<MailEntry, 'to' | 'purpose' | 'code'>;

/** What only a developer gets to see. */
export class Notes {
  readonly #store: Store;
  readonly #tell: (line: string) => void;

  constructor(store: Store, tell: (line: string) => void = () => undefined) {
    this.#store = store;
    this.#tell = tell;
  }

  /** The oldest first. */
  get mails(): readonly Mail[] {
    return this.#store.all('mails').map(({ $id: _, ...mail }) => mail);
  }

  mailed(mail: Mail): void {
    this.#store.add('mails', ($id) => ({ ...mail, $id }));
    this.#tell(`Mail to ${mail.to}: the code is ${mail.code} (${mail.purpose})`);
  }

  pictured(answer: string): void {
    this.#tell(`The picture says ${answer}`);
  }
}
