import { crc32, deflateSync } from 'node:zlib';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Four bytes each: blue, green, red, unused. */
  readonly bgrx: Uint8Array;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const trueColor = 2;
const bitsPerChannel = 8;

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const made = Buffer.alloc(body.length + 8);
  made.writeUInt32BE(data.length, 0);
  body.copy(made, 4);
  made.writeUInt32BE(crc32(body), body.length + 4);
  return made;
}

/** Pixels as a PNG file. */
export function encodePng({ width, height, bgrx }: Pixels): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([bitsPerChannel, trueColor], 8);
  // Each line starts with the number of its filter, here none.
  const lines = Buffer.alloc(height * (1 + 3 * width));
  let at = 0;
  for (let y = 0; y < height; y += 1) {
    at += 1;
    for (let pixel = 4 * y * width; pixel < 4 * (y + 1) * width; pixel += 4) {
      lines.writeUInt8(bgrx[pixel + 2] ?? 0, at);
      lines.writeUInt8(bgrx[pixel + 1] ?? 0, at + 1);
      lines.writeUInt8(bgrx[pixel] ?? 0, at + 2);
      at += 3;
    }
  }
  const parts = [
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return new Uint8Array(Buffer.concat(parts));
}
