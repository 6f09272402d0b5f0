import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { Language } from '#domain/language.ts';
import type { CaptchaCode } from '#domain/session/captcha-code.ts';
import { captchaAnswer, captchasExpiredBefore, isCaptchaFresh } from '#domain/session/lifetimes.ts';
import type { Executor } from '#server/db/client.ts';
import { captcha } from '#server/db/schema/session.ts';
import { drawCaptcha } from './captcha-picture.ts';
import { speakDigits } from './captcha-sound.ts';

export interface Captcha {
  readonly mark: string;
  readonly answer: string;
  readonly dataUrl: string;
}

const markBytes = 18;

function answerHash(mark: string, answer: string): string {
  return createHash('sha256')
    .update(`${mark}:${captchaAnswer(answer)}`)
    .digest('base64url');
}

function randomText(length: number, characters: readonly string[]): string {
  return Array.from({ length }, () => characters[randomInt(characters.length)]).join('');
}

function present(answer: string, { isSpoken }: CaptchaCode, language: Language) {
  return isSpoken
    ? { type: 'audio/wav', content: Buffer.from(speakDigits(answer, language)) }
    : { type: 'image/svg+xml', content: Buffer.from(drawCaptcha(answer)) };
}

/** Creates a captcha, one that is read aloud in the given language, and stores the hash of its solution. */
export async function makeCaptcha(
  db: Executor,
  code: CaptchaCode,
  { now, language }: { readonly now: Date; readonly language: Language },
): Promise<Captcha> {
  const mark = randomBytes(markBytes).toString('base64url');
  const answer = randomText(code.length, code.characters);
  const { type, content } = present(answer, code, language);
  await db.delete(captcha).where(lt(captcha.createdAt, new Date(captchasExpiredBefore(now.getTime()))));
  await db.insert(captcha).values({ mark, answerHash: answerHash(mark, answer), createdAt: now });
  return { mark, answer, dataUrl: `data:${type};base64,${content.toString('base64')}` };
}

type StoredCaptcha = typeof captcha.$inferSelect;

/** The captcha when its solution is right. It is used up in either case. */
export async function spendCaptcha(
  db: Executor,
  mark: string,
  answer: string,
  now: Date,
): Promise<StoredCaptcha | undefined> {
  const [used] = await db.delete(captcha).where(eq(captcha.mark, mark)).returning();
  if (!used || !isCaptchaFresh(used.createdAt.getTime(), now.getTime())) return undefined;
  const isRight = timingSafeEqual(Buffer.from(answerHash(mark, answer)), Buffer.from(used.answerHash));
  return isRight ? used : undefined;
}

/** Lets a captcha that was used up be solved again, within its life. */
export async function restoreCaptcha(db: Executor, spent: StoredCaptcha): Promise<void> {
  await db.insert(captcha).values(spent).onConflictDoNothing();
}
