import type { AppContext } from './caller.ts';
import type { Services } from './operation.ts';

const patienceMs = 2000;

/** `GET /health`: 200 while the database answers, 503 while it does not. For balancers, so it needs no signature. */
export async function healthResponse(
  context: AppContext,
  { pool }: Pick<Services, 'pool'>,
): Promise<Response> {
  context.header('cache-control', 'no-store');
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('no answer in time')), patienceMs);
  });
  try {
    await Promise.race([pool.query('select 1'), tooLate]);
    return context.json({ status: 'ok', database: 'ok' });
  } catch {
    return context.json({ status: 'unavailable', database: 'unavailable' }, 503);
  } finally {
    clearTimeout(timer);
  }
}
