// What other folders may use; everything else is private to this one.
export { type Mail, type MailGateway, MailRefused } from './mail.ts';
export { openMail } from './open-mail.ts';
export { type KeptMail, outboxFolder, outboxGateway, readOutbox } from './outbox.ts';
