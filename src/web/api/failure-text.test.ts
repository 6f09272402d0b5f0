// @vitest-environment node
import { expect, it } from 'vitest';
import { codes } from '#generated/constants.ts';
import { ApiError, NetworkError } from './api-error.ts';
import { failureText } from './failure-text.ts';

const t = (key: string) => key;
const claim = (reason: string) => `Cancel failed: ${reason}`;

it.each([
  [new NetworkError(''), 'errors.network.unknown'],
  [new ApiError(codes.internalError, 'Broken'), 'errors.network.unknown'],
  [new ApiError(codes.unavailable, 'Not now'), 'errors.network.unknown'],
  [new ApiError(codes.notOffered, 'Shipped meanwhile'), 'Cancel failed: Shipped meanwhile'],
])('a failure is claimed of a refusal only: %s', (error, text) => {
  expect(failureText(error, t, claim)).toBe(text);
});
