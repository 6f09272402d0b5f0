import { expect, it } from 'vitest';
import { soundOf } from './sound-alikes.ts';

it.each([
  ['电租', '电阻'],
  ['电组', '电阻'],
  ['电溶', '电容'],
  ['二级管', '二极管'],
  ['光藕', '光耦'],
  ['传敢器', '传感器'],
  ['啊', '阿'],
  ['作', '座'],
])('%s sounds like %s', (typed, meant) => {
  expect(soundOf(typed)).toBe(soundOf(meant));
});

it.each([
  ['电阻', '电容'],
  ['阻', '足钻'],
  ['LED', 'LCD'],
])('%s does not sound like %s', (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other));
});

it('Characters that it does not know stay as they are.', () => {
  expect(soundOf('Ω喆')).toBe('Ω喆');
});
