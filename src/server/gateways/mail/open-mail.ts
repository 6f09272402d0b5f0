import type { Config } from '#server/config.ts';
import type { MailGateway } from './mail.ts';
import { outboxFolder, outboxGateway } from './outbox.ts';
import { smtpGateway } from './smtp.ts';

/** Makes `close` wait for pending mails, because a call may respond before its mail is sent. */
export function withPending(gateway: MailGateway): MailGateway {
  const pending = new Set<Promise<unknown>>();
  return {
    check: gateway.check,
    send(mail) {
      const sending = gateway.send(mail).finally(() => pending.delete(sending));
      pending.add(sending);
      return sending;
    },
    async close() {
      await Promise.allSettled(pending);
      await gateway.close();
    },
  };
}

/** The configured mail server, otherwise the outbox folder. */
export function openMail({
  smtpUrl,
  mailFrom,
  dataDir,
}: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): MailGateway {
  return withPending(
    smtpUrl === undefined ? outboxGateway(outboxFolder(dataDir)) : smtpGateway(smtpUrl, mailFrom),
  );
}
