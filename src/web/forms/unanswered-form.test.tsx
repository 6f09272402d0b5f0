import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { codes } from '#generated/constants.ts';
import { addProjectForm } from '#generated/forms/addProject.ts';
import { renderWeb } from '#tests/support/render-web.tsx';
import { ApiError, NetworkError } from '#web/api/api-error.ts';
import { formAreas } from '#web/i18n/areas.ts';
import { ApiForm } from './api-form.tsx';

afterEach(cleanup);

async function sendAndFail(error: Error) {
  const initial = { projectName: 'Gateway', phone: '13800138000', projectDescribe: 'Four ports' };
  const form = (
    <ApiForm
      form={addProjectForm}
      initial={initial}
      onSubmit={() => Promise.reject(error)}
      failureText={(reason) => `Project failure: ${reason}`}
    />
  );
  await renderWeb(form, { areas: formAreas });
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
  return screen.getByRole('alert').textContent;
}

it.each([
  new NetworkError(''),
  new ApiError(codes.internalError, 'Broken'),
  new ApiError(codes.unavailable, 'Not now'),
])('a form claims no failure where the outcome is unknown: %s', async (error) => {
  expect(await sendAndFail(error)).toBe(
    'The result did not arrive. If you send the same again, it is carried out only once.',
  );
});

it('a form puts its own words around the reason of a refusal', async () => {
  expect(await sendAndFail(new ApiError(codes.notOffered, 'Not now'))).toBe('Project failure: Not now');
});
