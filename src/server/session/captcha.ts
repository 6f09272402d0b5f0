import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import { constants } from '#generated/constants.ts';
import type { Executor } from '#server/db/client.ts';
import { captcha } from '#server/db/schema/session.ts';
import { glyphNames } from './captcha-glyphs.ts';
import { drawCaptcha } from './captcha-picture.ts';

export interface Picture {
  readonly mark: string;
  readonly answer: string;
  readonly dataUrl: string;
}

const markBytes = 18;

function answerHash(mark: string, answer: string): string {
  return createHash('sha256').update(`${mark}:${answer.trim().toUpperCase()}`).digest('base64url');
}

/** Draws a picture and remembers the hash of its answer. */
export async function makeCaptcha(db: Executor, now: Date): Promise<Picture> {
  const mark = randomBytes(markBytes).toString('base64url');
  const answer = Array.from(
    { length: constants.captchaLength },
    () => glyphNames[randomInt(glyphNames.length)],
  ).join('');
  await db
    .delete(captcha)
    .where(lt(captcha.createdAt, new Date(now.getTime() - constants.captchaLife * 1000)));
  await db.insert(captcha).values({ mark, answerHash: answerHash(mark, answer), createdAt: now });
  const svg = drawCaptcha(answer);
  return { mark, answer, dataUrl: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
}

/** Whether the answer fits the picture. Whatever it is, the picture is used up. */
export async function spendCaptcha(db: Executor, mark: string, answer: string, now: Date): Promise<boolean> {
  const [used] = await db.delete(captcha).where(eq(captcha.mark, mark)).returning();
  if (!used || now.getTime() - used.createdAt.getTime() > constants.captchaLife * 1000) return false;
  return timingSafeEqual(Buffer.from(answerHash(mark, answer)), Buffer.from(used.answerHash));
}
