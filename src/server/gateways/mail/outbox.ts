import { randomBytes } from 'node:crypto';
import { access, constants, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail, MailGateway } from './mail.ts';

/** A mail as stored in the outbox. */
export interface KeptMail extends Omit<Mail, 'at'> {
  /** File name without extension. */
  readonly name: string;
  /** ISO 8601. */
  readonly at: string;
}

const ending = '.json';
const fileForm = /^[\w-]+\.json$/;

/** Starts with the time, so that names sort by age; a random rest avoids collisions. */
function nameOf(at: Date): string {
  const time = at.toISOString().replace(/[^0-9]/g, '');
  return `${time}-${process.hrtime.bigint()}-${randomBytes(3).toString('hex')}`;
}

export function outboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox');
}

/** Stores mails as files in a folder and reports each on the console, without its content. */
export function outboxGateway(folder: string, print: (line: string) => void = console.log): MailGateway {
  const check = async () => {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  };
  return {
    check,
    async send(mail) {
      await check();
      const name = nameOf(mail.at);
      const stored: KeptMail = { name, ...mail, at: mail.at.toISOString() };
      const unfinished = join(folder, `${name}.part`);
      const file = join(folder, name + ending);
      await writeFile(unfinished, `${JSON.stringify(stored, null, 2)}\n`, { mode: 0o600 });
      await rename(unfinished, file);
      print(`Mail to ${mail.to}: ${mail.subject} (${file})`);
    },
    close: async () => undefined,
  };
}

async function readMail(folder: string, file: string): Promise<KeptMail[]> {
  try {
    return [JSON.parse(await readFile(join(folder, file), 'utf8'))];
  } catch {
    return [];
  }
}

/** The latest mails of an outbox, newest first; files that are not mails are skipped. */
export async function readOutbox(folder: string, most: number, to?: string): Promise<KeptMail[]> {
  const files = await readdir(folder).catch((): string[] => []);
  const found: KeptMail[] = [];
  for (const file of files
    .filter((name) => fileForm.test(name))
    .sort()
    .reverse()) {
    if (found.length >= most) break;
    const mails = await readMail(folder, file);
    found.push(...mails.filter((mail) => to === undefined || mail.to === to));
  }
  return found;
}
