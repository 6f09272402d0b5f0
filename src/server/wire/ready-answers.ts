import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Language } from '#domain/language.ts';
import type { Route } from '#domain/wire/route.ts';
import { codes, constants } from '#generated/constants.ts';
import { type PageVersion, versionKey } from '#server/site/rendering/page-version.ts';
import type { Answer } from './answer.ts';

/** A call that was admitted and validated. */
interface AdmittedCall {
  readonly route: Route;
  readonly language: Language;
  readonly request: Readonly<Record<string, unknown>>;
}

interface Ready {
  readonly answer: Answer;
  readonly version: string;
}

interface Running {
  readonly answer: Promise<Answer>;
  readonly version: string;
}

type ReadVersion = () => Promise<PageVersion | undefined>;

/** Text, its bytes and both compressed forms, for each character of the text. */
const bytesPerCharacter = 6;
const mostRecentCalls = 20_000;

/**
 * Answers to the calls of visitors, kept while nothing in the database changes that pages are made of, stock included. An answer is
 * kept when its call comes for the second time, so that calls that are never repeated cost neither a version nor memory. Each is
 * computed once at a time. Nothing is looked up here before a call was admitted.
 */
export class ReadyAnswers {
  readonly #readVersion: ReadVersion;
  readonly #ready = new LRUCache<string, Ready>({
    maxSize: constants.readyAnswerBytes,
    ttl: constants.pageKept * 1000,
    sizeCalculation: ({ answer }) => bytesPerCharacter * answer.text.length + 1,
  });
  readonly #recent = new LRUCache<string, true>({ max: mostRecentCalls });
  readonly #running = new Map<string, Running>();

  constructor(readVersion: ReadVersion) {
    this.#readVersion = readVersion;
  }

  /** The answer to a call, and whether it will be sent again. `compute` runs where none is ready. */
  async find(
    { route, language, request }: AdmittedCall,
    compute: () => Promise<Answer>,
  ): Promise<{ answer: Answer; isKept: boolean }> {
    const call = hash('sha256', JSON.stringify([route.operationId, language, request]), 'base64url');
    if (!this.#recent.get(call)) {
      this.#recent.set(call, true);
      return { answer: await compute(), isKept: false };
    }
    const read = await this.#readVersion();
    if (!read) return { answer: await compute(), isKept: false };
    const version = versionKey(read);
    const ready = this.#ready.get(call);
    if (ready?.version === version) return { answer: ready.answer, isKept: true };
    const running = this.#running.get(call);
    const answer = running?.version === version ? running.answer : this.#start(call, version, compute);
    return { answer: await answer, isKept: true };
  }

  #start(call: string, version: string, compute: () => Promise<Answer>): Promise<Answer> {
    const answer = this.#compute(call, version, compute).finally(() => {
      if (this.#running.get(call)?.answer === answer) this.#running.delete(call);
    });
    this.#running.set(call, { answer, version });
    return answer;
  }

  async #compute(call: string, version: string, compute: () => Promise<Answer>): Promise<Answer> {
    const answer = await compute();
    if (answer.code === codes.success) this.#ready.set(call, { answer, version });
    return answer;
  }
}
