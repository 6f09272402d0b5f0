/** A mail to one recipient. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The code, shown on the outbox page; a mail server gets it only within the text. */
  readonly code?: string;
  readonly at: Date;
}

/** Sends mails. The promise rejects when a mail could not be handed over, so none is lost silently. */
export interface MailGateway {
  /** Rejects when mails cannot be sent at present. Independent of the recipient, so that its timing reveals nothing. */
  readonly check: () => Promise<void>;
  readonly send: (mail: Mail) => Promise<void>;
  /** Waits for pending mails, then closes connections. */
  readonly close: () => Promise<void>;
}
