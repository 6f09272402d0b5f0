/** A mail to one reader. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The code in the text, for the outbox page; a mail server gets it in the text only. */
  readonly code?: string;
  readonly at: Date;
}

/** The way out for mails. A mail is handed over or the promise fails: nothing is dropped without a word. */
export interface MailGateway {
  /** Fails when mails could not be handed over now. It does the same work whoever the mail would be for. */
  readonly check: () => Promise<void>;
  readonly send: (mail: Mail) => Promise<void>;
  /** Waits for the mails on their way, then lets go of connections. */
  readonly close: () => Promise<void>;
}
