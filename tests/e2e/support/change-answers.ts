import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { parseJson } from '#domain/wire/parse-json.ts';
import { type OperationId, transport } from '../../../generated/transport.ts';

interface Envelope<Data> {
  readonly data: Data;
}

/**
 * Lets the page see an operation's data changed, until the function that it returns is called: the shop as it was before, or will
 * be after, something happened to it. Done inside the page, where answers of the server and of the mocks come by alike.
 */
export async function changeAnswers<Data>(
  page: Page,
  operation: OperationId,
  change: (data: Data) => unknown,
): Promise<() => void> {
  let changes = true;
  const name = `change-${randomUUID()}`;
  await page.exposeFunction(name, (answer: string) => {
    const envelope = parseJson<Envelope<Data>>(answer);
    return changes ? JSON.stringify({ ...envelope, data: change(envelope.data) }) : answer;
  });
  await page.addInitScript(
    ({ changer, method, path }) => {
      const send = window.fetch;
      // The function that the test has exposed above.
      const changed = Reflect.get(window, changer) as (answer: string) => Promise<string>;
      window.fetch = async (...asked) => {
        const request = new Request(...asked);
        const answer = await send(request);
        if (request.method !== method || new URL(request.url).pathname !== path) return answer;
        return new Response(await changed(await answer.text()), answer);
      };
    },
    { changer: name, ...transport[operation] },
  );
  return () => {
    changes = false;
  };
}
