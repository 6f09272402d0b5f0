import { describe, expect, it } from 'vitest';
import { readImageTexts } from './image-texts.ts';

describe('the pictures of the company profile', () => {
  it('are read from their JSON text', () => {
    expect(readImageTexts('[{"img":"/a.svg","des":"Laboratory"}]')).toEqual([
      { img: '/a.svg', des: 'Laboratory' },
    ]);
  });

  it('are left out where they cannot be read', () => {
    expect(readImageTexts('')).toEqual([]);
    expect(readImageTexts('null')).toEqual([]);
    expect(readImageTexts('[{"img":""},{"des":"x"},{"img":"/b.svg","des":""}]')).toEqual([
      { img: '/b.svg', des: '' },
    ]);
  });
});
