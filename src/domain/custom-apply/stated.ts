/** What is stored for a field of an application that was not asked for, or not stored at the time. */
export const unstatedText = '-';

/** Whether the applicant has said something. */
export function isStated(value: string): boolean {
  return value !== '' && value !== unstatedText;
}
