import { describe, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { type Drawing, Drawings, drawingTask } from './drawings.ts';

function task(packageName: string) {
  return { format: 'svg', kind: 'part', packageName, view: 'iso' } as const;
}

function drawingOf(bytes: number): Drawing {
  return { format: 'svg', bytes: new Uint8Array(bytes), compressed: new Uint8Array(0), etag: '"e"' };
}

describe('the pictures in memory', () => {
  it('The cache of pictures is bounded by bytes, not by their number.', async () => {
    const drawings = new Drawings(async () => drawingOf(1000), 10_000);
    for (let number = 0; number < 100; number += 1) await drawings.find(task(`part-${number}`));
    expect(drawings.bytes).toBeLessThanOrEqual(10_000);
    expect(drawings.bytes).toBeGreaterThan(8000);
  });

  it('A picture larger than the cache is not cached.', async () => {
    const drawings = new Drawings(async () => drawingOf(20_000), 10_000);
    expect((await drawings.find(task('large'))).bytes).toHaveLength(20_000);
    expect(drawings.bytes).toBe(0);
  });

  it('Parallel requests for a picture draw it once.', async () => {
    let drawn = 0;
    const drawings = new Drawings(async () => {
      drawn += 1;
      return drawingOf(10);
    });
    await Promise.all(Array.from({ length: 50 }, () => drawings.find(task('sot-23'))));
    await drawings.find(task('sot-23'));
    expect(drawn).toBe(1);
  });

  it('A picture that could not be drawn is tried again.', async () => {
    let attempts = 0;
    const drawings = new Drawings(async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('the thread ended');
      return drawingOf(10);
    });
    await expect(drawings.find(task('sot-23'))).rejects.toThrow('the thread ended');
    expect((await drawings.find(task('sot-23'))).etag).toBe('"e"');
  });

  it('A picture is refused when too many others wait.', async () => {
    const drawings = new Drawings();
    const names = Array.from({ length: constants.drawingQueue + 50 }, (_, index) => `box-${index}`);
    const drawn = await Promise.allSettled(names.map(async (name) => drawings.find(task(name))));
    const refused = drawn.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThanOrEqual(50);
    expect(refused.every((one) => one.status === 'rejected' && one.reason.name === 'Overloaded')).toBe(true);
  });
});

describe('the address of a picture', () => {
  it('The path of a picture names a part or a scene.', () => {
    expect(drawingTask('/img/part/sot-23/top.svg', 'en_US')).toEqual({ ...task('sot-23'), view: 'top' });
    expect(drawingTask('/img/scene/reel-banner.svg', 'zh_CN')).toMatchObject({
      kind: 'scene',
      language: 'zh_CN',
    });
  });

  it.each([
    ...[
      '',
      '/img/part/sot-23/inside.svg',
      '/img/part/sot-23.svg',
      '/img/part/sot-23/top.png',
      '/img/scene/none.svg',
    ],
    ...['/img/scene/reel-banner/top.svg', `/img/part/${'a'.repeat(201)}/iso.svg`, '/img/part/%00/iso.svg'],
  ])('is none: %s', (address) => {
    expect(drawingTask(address, 'en_US')).toBeUndefined();
  });
});
