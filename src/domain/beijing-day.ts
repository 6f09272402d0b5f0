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
