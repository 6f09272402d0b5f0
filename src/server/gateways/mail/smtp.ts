import { createTransport } from 'nodemailer';
import type { MailGateway } from './mail.ts';

/** The caller waits for the response, so the timeouts for a hanging mail server are short. */
const connectMs = 8_000;
const silentMs = 15_000;

/** Sends mails through the mail server of a URL such as `smtps://user:password@mail.example.com`. */
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
      // As an object the address is used verbatim and never parsed as a list.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html, date: at });
    },
    close: async () => transport.close(),
  };
}
