import { wavFile } from '#domain/sound.ts';

const rate = 8000;
const silence = 128;
const beepLength = 500;
const pauseLength = 500;
const digitPause = 4000;
const pitch = 600;

function beep(): number[] {
  return Array.from({ length: beepLength }, (_, index) =>
    Math.round(silence + 60 * Math.sin((2 * Math.PI * pitch * index) / rate)),
  );
}

const pause = (length: number): number[] => Array.from({ length }, () => silence);

/** One group of beeps per digit, ten for 0: the mocks have no recorded voice, and no bots to keep out. */
export function captchaAudio(digits: string): string {
  const samples = [...digits].flatMap((digit) => [
    ...Array.from({ length: Number(digit) || 10 }, () => [...beep(), ...pause(pauseLength)]).flat(),
    ...pause(digitPause),
  ]);
  const bytes = wavFile(Uint8Array.from(samples), rate);
  return `data:audio/wav;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}
