const dayMs = 86_400_000;

/** China has no daylight saving time. */
const aheadMs = 8 * 3_600_000;

/** The clock in Beijing at a moment, in milliseconds as if it were UTC. */
export function beijingClock(moment: Date): number {
  return moment.getTime() + aheadMs;
}

/** A moment in Beijing to the second, as `2026-11-22 16:30:05`. */
export function beijingSecond(moment: Date): string {
  return new Date(beijingClock(moment)).toISOString().slice(0, 19).replace('T', ' ');
}

/** A moment in Beijing to the minute, as `2026-11-22 16:30`: the same for everyone who talks about an order. */
export function beijingMinute(moment: Date): string {
  return beijingSecond(moment).slice(0, 16);
}

/** The day in Beijing of a moment, as `2026-11-22`: the day by which the shop counts, wherever its server is. */
export function beijingDay(moment: Date): string {
  return beijingSecond(moment).slice(0, 10);
}

/** The moment at which a day such as `2026-11-22` begins in Beijing. */
export function startOfBeijingDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - aheadMs);
}

/** The day in Beijing after that of a moment, which is the first one that `x-after: today` allows. */
export function nextBeijingDay(moment: Date): string {
  return beijingDay(new Date(moment.getTime() + dayMs));
}

/** Whether a day such as `2026-11-23` comes after the one of a moment in Beijing. */
export function isAfterToday(day: string, moment: Date): boolean {
  return day > beijingDay(moment);
}
