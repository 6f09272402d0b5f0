import { faker } from '@faker-js/faker';
import { beforeEach, describe, expect, it } from 'vitest';
import { isSceneName } from '#drawings/scenes/index.ts';
import { mockAnswers } from '#generated/mocks/answers.ts';
import { routes } from '#generated/server/routes.ts';

const answersPerOperation = 40;

beforeEach(() => {
  faker.seed(20261120);
  faker.setDefaultRefDate('2026-11-20T00:00:00.000Z');
});

describe('generated mocks', () => {
  it.each(routes.map((route) => [route.operationId, route] as const))(
    '%s returns what the description says',
    (id, route) => {
      for (let count = 0; count < answersPerOperation; count += 1) {
        const answer = JSON.parse(JSON.stringify(mockAnswers[id]()));
        expect(route.validateAnswer(answer), JSON.stringify(answer)).toEqual([]);
      }
    },
  );

  it('give the same answers for the same seed', () => {
    const first = routes.map(({ operationId }) => mockAnswers[operationId]());
    faker.seed(20261120);
    expect(routes.map(({ operationId }) => mockAnswers[operationId]())).toEqual(first);
  });

  it('show scenes that exist where no single part is meant', () => {
    const { smallBanner, bigBanner } = mockAnswers.getBanners().data;
    const addresses = [
      ...[...smallBanner, ...bigBanner].map(({ imgUrl }) => imgUrl),
      ...mockAnswers.listSolutions().data.rows.map(({ url }) => url),
    ];
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses)
      expect(isSceneName(/^\/img\/scene\/(.+)\.svg$/.exec(address)?.[1] ?? ''), address).toBe(true);
  });
});
