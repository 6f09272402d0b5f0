const headerBytes = 44;
const bitsPerSample = 8;
const mono = 1;
const pcm = 1;

function writeText(view: DataView, at: number, text: string): void {
  for (const [index, letter] of [...text].entries()) view.setUint8(at + index, letter.charCodeAt(0));
}

/** Wraps samples (8 bits, one channel, 128 is silence) into a WAV file; `rate` is samples per second. */
export function wavFile(samples: Uint8Array, rate: number): Uint8Array {
  const file = new Uint8Array(headerBytes + samples.length);
  const view = new DataView(file.buffer);
  writeText(view, 0, 'RIFF');
  view.setUint32(4, headerBytes - 8 + samples.length, true);
  writeText(view, 8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, pcm, true);
  view.setUint16(22, mono, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, bitsPerSample, true);
  writeText(view, 36, 'data');
  view.setUint32(40, samples.length, true);
  file.set(samples, headerBytes);
  return file;
}

/** The samples of a WAV file of that kind. */
export function wavSamples(file: Uint8Array): Uint8Array {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  let at = 12;
  while (at + 8 <= file.length) {
    const name = String.fromCharCode(...file.subarray(at, at + 4));
    const length = view.getUint32(at + 4, true);
    if (name === 'data') return file.subarray(at + 8, at + 8 + length);
    at += 8 + length;
  }
  throw new Error('a WAV file without samples');
}
