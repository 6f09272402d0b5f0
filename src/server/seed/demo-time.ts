import { type HistoryStep, placedStep } from '#domain/orders/events.ts';
import { spreadSteps } from '#domain/orders/past-steps.ts';
import type { Executor } from '#server/db/client.ts';
import { addSteps } from '#server/orders/index.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** The rate at which the demo orders were placed. */
export const demoRateMicros = 7_100_000;

/** A time some days before the shop was filled, and minutes after that. */
export function before(now: Date, days: number, minutesLater = 0): Date {
  return new Date(now.getTime() - days * dayMs + minutesLater * minuteMs);
}

/** Adds the steps that follow the first one, which storing the order added, spread over the days of the order. */
export async function addPastSteps(
  db: Executor,
  orderNo: string,
  steps: readonly HistoryStep[],
  { placedAt, now, days }: { readonly placedAt: Date; readonly now: Date; readonly days: number },
): Promise<void> {
  const until = new Date(Math.min(now.getTime(), placedAt.getTime() + days * dayMs));
  for (const { at, ...step } of spreadSteps(steps, placedAt, until).slice(1))
    await addSteps(db, orderNo, [step], at);
}

/** Adds the step with which every history starts. */
export function addFirstStep(db: Executor, orderNo: string, placedAt: Date): Promise<void> {
  return addSteps(db, orderNo, [placedStep], placedAt);
}
