import { clearLine, cursorTo } from 'node:readline';
import { pluralize } from '#domain/pluralize.ts';
import type { ImportProgress } from './import-file.ts';

const WIDTH = 30;
const labels = { reading: 'Reading', loading: 'Loading' } as const;

export type ProgressOutput = NodeJS.WritableStream & { isTTY?: boolean };

/** Shows how far an import is: a bar on a terminal, elsewhere a line for every tenth. */
export function progressLine(out: ProgressOutput): {
  show: (progress: ImportProgress) => void;
  end: () => void;
} {
  let lastTenth = '';
  let drawn = false;
  return {
    show: (progress) => {
      const text = progressText(progress);
      if (out.isTTY) {
        cursorTo(out, 0);
        clearLine(out, 0);
        out.write(`${bar(progress.done)} ${text}`);
        drawn = true;
        return;
      }
      const tenth = `${progress.phase} ${progress.done < 1 ? Math.floor(progress.done * 10) : text}`;
      if (tenth === lastTenth) return;
      lastTenth = tenth;
      out.write(`${text}\n`);
    },
    end: () => {
      if (drawn) out.write('\n');
    },
  };
}

function progressText({ phase, done, rows }: ImportProgress): string {
  const percent = Math.floor(done * 100);
  return `${labels[phase]} ${String(percent).padStart(3)} %  ${pluralize(rows, 'row')}`;
}

function bar(done: number): string {
  const filled = Math.round(Math.min(1, done) * WIDTH);
  return `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`;
}
