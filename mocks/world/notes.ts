/** A mail that the shop would have sent. */
export interface Mail {
  readonly to: string;
  readonly purpose: 'register' | 'reset' | 'account';
  readonly code: string;
}

/** What only a developer gets to see. */
export class Notes {
  readonly mails: Mail[] = [];
  readonly #tell: (line: string) => void;

  constructor(tell: (line: string) => void = () => undefined) {
    this.#tell = tell;
  }

  mailed(mail: Mail): void {
    this.mails.push(mail);
    this.#tell(`Mail to ${mail.to}: the code is ${mail.code} (${mail.purpose})`);
  }

  pictured(answer: string): void {
    this.#tell(`The picture says ${answer}`);
  }
}
