import { constants } from '#generated/constants.ts';
import { Overloaded } from './overloaded.ts';

interface Settings {
  /** Whether a thread has begun the page; read only when a limit is over. */
  readonly hasBegun: () => boolean;
  /** Asks the thread to let go of the page, whether it has begun it or not. */
  readonly abandon: (reason: 'waited' | 'rendered') => void;
  /** Ends the thread, which does not respond. */
  readonly endThread: () => void;
}

/**
 * How long a page may take: to be begun by a thread, and from then on to be rendered. A page that is over a limit is given up: nobody
 * waits for it any more, and its thread goes on with the next one. Only a thread that was asked to and does not is ended, because it
 * has all that makes pages fast. A thread that has not begun the page is never ended for it, as it may be starting.
 */
export class PageLimits {
  readonly #settings: Settings;
  readonly #exceeded = Promise.withResolvers<never>();
  #isBegun = false;
  #isGivenUp = false;
  #timer: NodeJS.Timeout;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.#timer = setTimeout(() => this.#endWait(), constants.pageWaitLimit);
  }

  /** Fails with {@link Overloaded} when the page is given up. */
  get exceeded(): Promise<never> {
    return this.#exceeded.promise;
  }

  /** The thread has begun the page: it reads something. A page that reads nothing is known to have begun when its wait is over. */
  begin(): void {
    if (this.#isBegun) return;
    this.#isBegun = true;
    clearTimeout(this.#timer);
    if (this.#isGivenUp) this.#endLater();
    else {
      this.#timer = setTimeout(() => {
        this.#giveUp('rendered');
        this.#endLater();
      }, constants.pageRenderLimit);
    }
  }

  /** The thread has let go of the page, in one way or another. */
  end(): void {
    clearTimeout(this.#timer);
  }

  #endWait(): void {
    if (this.#settings.hasBegun()) this.begin();
    else {
      if (!this.#isGivenUp) this.#giveUp('waited');
      // The thread may begin it at this moment, before it hears of that.
      this.#timer = setTimeout(() => this.#endWait(), constants.pageWaitLimit);
    }
  }

  #giveUp(reason: 'waited' | 'rendered'): void {
    this.#isGivenUp = true;
    this.#settings.abandon(reason);
    this.#exceeded.reject(new Overloaded('pages'));
  }

  #endLater(): void {
    this.#timer = setTimeout(this.#settings.endThread, constants.pageAbandonLimit);
  }
}
