import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Language } from '#domain/language.ts';
import { wavFile, wavSamples } from '#domain/sound.ts';

/** Samples per second of the spoken digits. */
const rate = 8000;
const silence = 128;
const loudest = 127;
/** Volume of the background voices, which prevent matching digits by comparing samples. */
const murmurGain = 0.1;
const noise = 3;

/** Samples around 0, from -1 to 1. */
type Clip = Float32Array;

const known = new Map<Language, readonly Clip[]>();

/** The ten spoken digits of a language (made with eSpeak NG, voices `cmn` and `en-us`). */
function digitsOf(language: Language): readonly Clip[] {
  const loaded = known.get(language);
  if (loaded) return loaded;
  const clips = Array.from({ length: 10 }, (_, digit) => {
    const file = readFileSync(new URL(`./digits/${language}/${digit}.wav`, import.meta.url));
    return Float32Array.from(wavSamples(file), (sample) => (sample - silence) / loudest);
  });
  known.set(language, clips);
  return clips;
}

function between(from: number, to: number): number {
  return from + (randomInt(1_000_000) / 1_000_000) * (to - from);
}

/** A clip with changed speed, which changes its pitch, and changed volume. */
function varyClip(clip: Clip): Clip {
  const [speed, gain] = [between(0.88, 1.12), between(0.7, 0.95)];
  return Float32Array.from({ length: Math.floor(clip.length / speed) }, (_, index) => {
    const at = index * speed;
    const [left, right] = [clip[Math.floor(at)] ?? 0, clip[Math.ceil(at)] ?? 0];
    return (left + (right - left) * (at % 1)) * gain;
  });
}

const pause = (from: number, to: number): Clip => new Float32Array(Math.round(between(from, to) * rate));

function joinClips(clips: readonly Clip[]): Clip {
  const all = new Float32Array(clips.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const clip of clips) {
    all.set(clip, at);
    at += clip.length;
  }
  return all;
}

/** Reversed digits without pauses, of the given length. */
function murmur(length: number, clips: readonly Clip[]): Clip {
  const parts: Clip[] = [];
  let filled = 0;
  while (filled < length) {
    const part = varyClip(clips[randomInt(clips.length)] ?? new Float32Array(1)).reverse();
    parts.push(part);
    filled += part.length;
  }
  return joinClips(parts).subarray(0, length);
}

/** Reads digits aloud with random speed, pitch, volume and pauses, over background voices and noise. */
export function speakDigits(digits: string, language: Language): Uint8Array {
  const clips = digitsOf(language);
  const spoken = [...digits].flatMap((digit) => [
    pause(0.35, 0.6),
    varyClip(clips[Number(digit)] ?? new Float32Array(1)),
  ]);
  const voice = joinClips([...spoken, pause(0.2, 0.3)]);
  const under = murmur(voice.length, clips);
  const samples = Uint8Array.from(voice, (value, index) => {
    const mixed = (value + (under[index] ?? 0) * murmurGain) * loudest + between(-noise, noise);
    return Math.round(silence + Math.max(-loudest, Math.min(loudest, mixed)));
  });
  return wavFile(samples, rate);
}
