import { createTransport } from 'nodemailer';
import type { MailGateway } from './mail.ts';

/** Somebody waits for the answer of the call that sends, so a mail server that hangs is given up early. */
const connectMs = 8_000;
const silentMs = 15_000;

/** Hands mails to the mail server of a URL such as `smtps://user:password@mail.example.com`. */
export function smtpGateway(url: string, from: string): MailGateway {
  const transport = createTransport({
    url,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silentMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async check() {
      await transport.verify();
    },
    async send({ to, subject, text, html, at }) {
      // As an object the address is taken as it stands and never read as a list.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html, date: at });
    },
    close: async () => transport.close(),
  };
}
