import { type HistoryStep, type OrderEvent, placedStep } from '#domain/orders/events.ts';
import { spreadSteps } from '#domain/orders/past-steps.ts';
import type { Executor } from '#server/db/client.ts';
import { addSteps } from '#server/orders/index.ts';

export type TimedStep = HistoryStep & { readonly at: Date };

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** The rate at which the demo orders were placed. */
export const demoRateMicros = 7_100_000;

/** A time some days before the shop was filled, and minutes after that. */
export function before(now: Date, days: number, minutesLater = 0): Date {
  return new Date(now.getTime() - days * dayMs + minutesLater * minuteMs);
}

/** Something that the seed does at a time of the past; what follows from it later is done when its own time comes. */
export interface PastAction {
  readonly at: Date;
  readonly run: () => Promise<readonly PastAction[]>;
}

/** Runs actions and what follows from them in the order of time, so that ledgers and numbers are in that order, too. */
export async function runInTime(actions: readonly PastAction[]): Promise<void> {
  const waiting = [...actions];
  for (;;) {
    waiting.sort((a, b) => a.at.getTime() - b.at.getTime());
    const next = waiting.shift();
    if (!next) return;
    waiting.push(...(await next.run()));
  }
}

/** Spreads the steps of an order over its days, not beyond now. */
export function timelineOf(
  steps: readonly HistoryStep[],
  { placedAt, now, days }: { readonly placedAt: Date; readonly now: Date; readonly days: number },
): readonly TimedStep[] {
  return spreadSteps(steps, placedAt, new Date(Math.min(now.getTime(), placedAt.getTime() + days * dayMs)));
}

/** When a step happened; undefined when it did not. */
export function timeOf(timeline: readonly TimedStep[], event: OrderEvent): Date | undefined {
  return timeline.find((one) => one.event === event)?.at;
}

/** Adds the steps that follow the first one, which storing the order added. */
export async function addPastSteps(
  db: Executor,
  orderNo: string,
  timeline: readonly TimedStep[],
): Promise<void> {
  for (const { at, ...step } of timeline.slice(1)) await addSteps(db, orderNo, [step], at);
}

/** Adds the step with which every history starts. */
export function addFirstStep(db: Executor, orderNo: string, placedAt: Date): Promise<void> {
  return addSteps(db, orderNo, [placedStep], placedAt);
}
