import type { Envelope } from '#domain/wire/envelope.ts';
import { SentBody } from './sent-body.ts';
import { weakEtag } from './validators.ts';

/** The response of a call before it is sent. What is derived from its text is made once, however often it is sent. */
export class Answer {
  readonly code: number;
  readonly text: string;
  #etag: string | undefined;
  #body: SentBody | undefined;

  constructor(envelope: Envelope) {
    this.code = envelope.code;
    this.text = JSON.stringify(envelope);
  }

  get etag(): string {
    this.#etag ??= weakEtag(this.text);
    return this.#etag;
  }

  /** For answers that are sent many times. */
  get body(): SentBody {
    this.#body ??= new SentBody(this.text);
    return this.#body;
  }
}
