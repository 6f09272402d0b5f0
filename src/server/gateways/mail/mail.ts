/** A mail to one recipient. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The code, shown on the outbox page; a mail server gets it only within the text. */
  readonly code?: string;
  readonly at: Date;
  /** A POST there ends mails of this kind: mail programs show it as a button (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

/** The mail server took the connection and refused this mail, for its recipient or content: another mail may well go out. */
export class MailRefused extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause });
    this.name = 'MailRefused';
  }
}

/** Sends mails. The promise rejects when a mail could not be handed over, so none is lost silently. */
export interface MailGateway {
  /** Rejects when mails cannot be sent at the moment. Independent of the recipient, so that its timing reveals nothing. */
  readonly check: () => Promise<void>;
  /** Rejects with {@link MailRefused} when only this mail is refused. */
  readonly send: (mail: Mail) => Promise<void>;
  /** Waits for pending mails, then closes connections. */
  readonly close: () => Promise<void>;
}
