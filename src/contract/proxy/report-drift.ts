import { styleText } from 'node:util';
import { pluralize } from '#domain/pluralize.ts';
import { cutText } from '#domain/text/cut-text.ts';
import type { Finding } from '../finding.ts';
import { placePattern } from '../report/place.ts';
import { escapeControls } from '../report/text-width.ts';
import { likelyOf } from '../report/words.ts';
import type { WatchedCall } from './watch.ts';

interface ReporterOptions {
  readonly write: (line: string) => void;
  readonly colours: boolean;
}

const mostText = 160;

/** Prints each drift on one line when it first occurs and at its 10th, 100th, … occurrence, and a summary at the end. */
export class DriftReporter {
  readonly #options: ReporterOptions;
  readonly #counts = new Map<string, { readonly finding: Finding; count: number }>();
  #calls = 0;

  constructor(options: ReporterOptions) {
    this.#options = options;
  }

  readonly onCall = ({ findings, operation, unjudged }: WatchedCall): void => {
    this.#calls += 1;
    if (unjudged !== undefined) this.#line('?', 'yellow', `${operation}  not judged: ${unjudged}`);
    for (const finding of findings) {
      const key = JSON.stringify([finding.kind, finding.operation, placePattern(finding.at)]);
      const known = this.#counts.get(key) ?? { finding, count: 0 };
      known.count += 1;
      this.#counts.set(key, known);
      if (/^10*$/.test(String(known.count))) this.#print(known);
    }
  };

  get kinds(): number {
    return this.#counts.size;
  }

  /** Prints how many calls were judged, and each drift with its count. */
  sumUp(): void {
    const { write } = this.#options;
    write(
      `${pluralize(this.#calls, 'call')} judged, ${this.#counts.size === 0 ? 'no drift' : pluralize(this.#counts.size, 'drift')}.`,
    );
    for (const { finding, count } of this.#counts.values())
      write(
        escapeControls(`  ${finding.operation}  ${finding.kind}  ${placePattern(finding.at)}  ×${count}`),
      );
  }

  #print({ finding, count }: { readonly finding: Finding; count: number }): void {
    const { operation, kind, at, expected, actual } = finding;
    const times = count > 1 ? `  ×${count}` : '';
    const text = `${operation}  ${kind}  ${at}${times}  expected ${cutText(expected, mostText)}; actual ${cutText(actual, mostText)}. ${likelyOf(finding)}`;
    this.#line('✗', 'red', text);
  }

  #line(mark: string, colour: 'red' | 'yellow', text: string): void {
    const { write, colours } = this.#options;
    write(`${colours ? styleText(colour, mark, { validateStream: false }) : mark} ${escapeControls(text)}`);
  }
}
