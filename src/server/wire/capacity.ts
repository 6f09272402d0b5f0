import { ApiRefusal } from '#domain/wire/envelope.ts';
import { constants } from '#generated/constants.ts';

const running = new WeakMap<object, number>();

/**
 * Runs a call unless too many are running: a longer queue helps no client, and would take database connections from the health
 * check and from earlier calls. Counted per app, by its services.
 */
export async function withinCapacity<T>(services: object, run: () => Promise<T>): Promise<T> {
  const count = running.get(services) ?? 0;
  if (count >= constants.callsAtOnce) throw new ApiRefusal('unavailable');
  running.set(services, count + 1);
  try {
    return await run();
  } finally {
    running.set(services, (running.get(services) ?? 1) - 1);
  }
}
