import { describe, expect, it } from 'vitest';
import { previewPicture, previewSize } from './preview-picture.ts';

describe('the picture of a preview', () => {
  it.each([
    ['/img/part/0603-chip/iso.svg', '/img/part/0603-chip/iso.png'],
    ['/img/scene/reel-banner.svg?language=zh_CN', '/img/scene/reel-banner.png?language=zh_CN'],
  ])('is a PNG of a known size for the drawing %s', (drawing, address) => {
    expect(previewPicture(drawing)).toEqual({ address, type: 'image/png', size: previewSize });
  });

  it.each([
    ['https://maker.example/photo.JPG?w=9', 'image/jpeg'],
    ['/files/part.webp', 'image/webp'],
  ])('The photograph %s is shown as it is.', (address, type) => {
    expect(previewPicture(address)).toEqual({ address, type });
  });

  it.each(['https://maker.example/logo.svg', '/img/part/0603/dims.svg', '/picture', ''])(
    'There is no picture of a preview of "%s".',
    (picture) => expect(previewPicture(picture)).toBeUndefined(),
  );
});
