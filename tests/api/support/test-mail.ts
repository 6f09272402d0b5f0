import { expect, vi } from 'vitest';
import type { Mail, MailGateway } from '#server/gateways/mail/index.ts';
import { patience } from '#tests/support/patience.ts';

/** Keeps mails in memory; can also act as a mail server that does not respond. */
export class TestMail implements MailGateway {
  readonly sent: Mail[] = [];
  isDown = false;

  readonly check = async (): Promise<void> => {
    if (this.isDown) throw new Error('the mail server does not answer');
  };

  readonly send = async (mail: Mail): Promise<void> => {
    await this.check();
    this.sent.push(mail);
  };

  readonly close = async (): Promise<void> => undefined;

  to(address: string): Mail[] {
    return this.sent.filter((mail) => mail.to === address);
  }

  /** The latest code that was mailed to an address, once the given number of mails has arrived. */
  async codeTo(address: string, mails = 1): Promise<string> {
    await vi.waitFor(() => expect(this.to(address).length).toBeGreaterThanOrEqual(mails), patience);
    return this.to(address).findLast(({ code }) => code !== undefined)?.code ?? '';
  }

  /** Whether a mail without a code was sent, once it was; notices go out after the response. */
  async noticeTo(address: string, subject: string): Promise<Mail> {
    return vi.waitFor(() => {
      const found = this.to(address).find((mail) => mail.subject === subject);
      if (!found) throw new Error(`no mail with the subject ${subject}`);
      return found;
    }, patience);
  }
}
