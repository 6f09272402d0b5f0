import { createTransport } from 'nodemailer';
import { type MailGateway, MailRefused } from './mail.ts';

/** The caller waits for the response, so the timeouts for a hanging mail server are short. */
const connectMs = 8_000;
const silentMs = 15_000;

interface SmtpError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}

/** The mail server ends the session, whatever the recipient is. */
const closing = 421;
const permanentFailure = 500;

/** Whether the mail server answered for this recipient or message, as the codes and commands of nodemailer say. */
function isRefusal({ code, command, responseCode = 0 }: SmtpError): boolean {
  if (responseCode === closing) return false;
  if (code === 'EENVELOPE') return command === 'RCPT TO' || command === 'API';
  return code === 'EMESSAGE' && responseCode >= permanentFailure;
}

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
    async send({ to, subject, text, html, at, unsubscribeUrl: url }) {
      // As an object the address is used verbatim and never parsed as a list.
      const envelope = { from, to: { name: '', address: to } };
      const unsubscribe = url && {
        list: { unsubscribe: { url } },
        headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      };
      await transport
        .sendMail({ ...envelope, ...unsubscribe, subject, text, html, date: at })
        .catch((error: unknown) => {
          throw error instanceof Error && isRefusal(error) ? new MailRefused(error) : error;
        });
    },
    close: async () => transport.close(),
  };
}
