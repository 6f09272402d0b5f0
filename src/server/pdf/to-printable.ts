/** A text in the letters that the fonts have: subscript digits are missing in them, and their apostrophe is as wide as a Chinese sign. */
export function toPrintable(text: string): string {
  return text
    .replace(/[\u2080-\u2089]/g, (digit) => String(digit.charCodeAt(0) - 0x2080))
    .replace(/(?<=[A-Za-z])\u2019/g, "'");
}
