import { constants } from '#generated/constants.ts';
import { type getVerifyCodeSoundNames, getVerifyCodeSoundValues } from '#generated/enums.ts';

/** Characters of a drawn code, without pairs that one extra line makes look alike (F and E, P and R, C and E, 4 and A). */
export const drawnCharacters = [
  ...(['A', 'E', 'H', 'J', 'K', 'M', 'N', 'R', 'T', 'U', 'W', 'X', 'Y'] as const),
  ...(['3', '7', '9'] as const),
] as const;

/** How the code of a captcha is presented, and its characters. */
export interface CaptchaCode {
  /** It is read aloud, not drawn. */
  readonly isSpoken: boolean;
  readonly length: number;
  readonly characters: readonly string[];
}

const drawn: CaptchaCode = {
  isSpoken: false,
  length: constants.captchaLength,
  characters: drawnCharacters,
};
const spoken: CaptchaCode = {
  isSpoken: true,
  length: constants.captchaDigits,
  characters: [...'0123456789'],
};

/** The kind of code that a request asks for: a picture unless it names another. */
export function captchaCode(sound: keyof typeof getVerifyCodeSoundNames | undefined): CaptchaCode {
  return sound === getVerifyCodeSoundValues.spokenCode ? spoken : drawn;
}
