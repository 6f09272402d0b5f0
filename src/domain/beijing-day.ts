const beijing = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day in Beijing of a moment, as `2026-11-22`: the day by which the shop counts, wherever its server stands. */
export function beijingDay(moment: Date): string {
  return beijing.format(moment);
}

const dayMs = 86_400_000;

/** The day in Beijing after that of a moment, which is the first one that `x-after: today` allows. China has no daylight saving time. */
export function nextBeijingDay(moment: Date): string {
  return beijingDay(new Date(moment.getTime() + dayMs));
}

/** Whether a day such as `2026-11-23` comes after the one of a moment in Beijing. */
export function isAfterToday(day: string, moment: Date): boolean {
  return day > beijingDay(moment);
}
