import { noticeAfter, type ReportedChange } from '#domain/account-security/account-notice.ts';
import type { MailEntry } from './entries.ts';
import type { Store } from './store.ts';

export type Mail = Pick<MailEntry, 'to' | 'purpose' | 'code'>;

/** Mailed codes and captchas, which only developers see. */
export class Outbox {
  readonly #store: Store;
  readonly #log: (line: string) => void;

  constructor(store: Store, log: (line: string) => void = () => undefined) {
    this.#store = store;
    this.#log = log;
  }

  /** The oldest first. */
  get mails(): readonly Mail[] {
    return this.#store.all('mails').map(({ $id: _, ...mail }) => mail);
  }

  /** The last code that was mailed to an address. */
  codeTo(address: string): string | undefined {
    return this.mails.findLast(({ to, code }) => to === address && code !== '')?.code;
  }

  /** Reports a change of an account to its owner. */
  sendNotice(to: string, change: ReportedChange): void {
    this.#sendWithoutCode(to, noticeAfter(change));
  }

  /** Says that an address is registered already. */
  sendRegistered(to: string): void {
    this.#sendWithoutCode(to, 'registered');
  }

  /** Says that a product is back in stock. */
  sendBackInStock(to: string): void {
    this.#sendWithoutCode(to, 'backInStock');
  }

  #sendWithoutCode(to: string, purpose: Mail['purpose']): void {
    this.#store.add('mails', ($id) => ({ $id, to, purpose, code: '' }));
    this.#log(`Mail to ${to}: ${purpose}`);
  }

  sendMail(mail: Mail): void {
    this.#store.add('mails', ($id) => ({ ...mail, $id }));
    this.#log(`Mail to ${mail.to}: the code is ${mail.code} (${mail.purpose})`);
  }

  /** In place of an authenticator app. */
  logSecondFactor(code: string): void {
    this.#log(`The authenticator app shows ${code}`);
  }

  logCaptcha(answer: string): void {
    this.#log(`The captcha is ${answer}`);
  }
}
