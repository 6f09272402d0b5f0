import { startOfBeijingDay } from '../beijing-day.ts';

/** A text as keywords are compared with it: in lower case and normal width (`１０ｋ`, `℃`), without blanks. */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '');
}

/** The words of a keyword, each as `foldText` writes it; none for a blank one. */
export function searchWords(keyWord: string | undefined): readonly string[] {
  return (keyWord ?? '').split(/\s+/).map(foldText).filter(Boolean);
}

/** Whether every word of a keyword is somewhere in the search text of an order. */
export function containsWords(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

/** Filter of a list by days in Beijing, both included. */
export interface DayRange {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
}

const dayMs = 86_400_000;

/** The moments that a range of days stands for: from the first one, before the second one. */
export function momentsOf({ startDate, endDate }: DayRange): {
  readonly from?: Date;
  readonly before?: Date;
} {
  return {
    ...(startDate === undefined ? {} : { from: startOfBeijingDay(startDate) }),
    ...(endDate === undefined ? {} : { before: new Date(startOfBeijingDay(endDate).getTime() + dayMs) }),
  };
}

/** Whether a moment is within a range of days. */
export function isWithin(at: Date, range: DayRange): boolean {
  const { from, before } = momentsOf(range);
  return (from === undefined || at >= from) && (before === undefined || at < before);
}
