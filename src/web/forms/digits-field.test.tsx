import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { addProjectForm } from '#generated/forms/addProject.ts';
import { updateMemberForm } from '#generated/forms/updateMember.ts';
import { renderWeb } from '#tests/support/render-web.tsx';
import { formAreas } from '#web/i18n/areas.ts';
import { ApiForm } from './api-form.tsx';

afterEach(cleanup);

const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: /phone|mobile/i });
const type = (value: string) => fireEvent.change(phone(), { target: { value } });

it('keeps the digits of the phone of a profile, in ASCII, up to the limit', async () => {
  await renderWeb(<ApiForm form={updateMemberForm} onSubmit={vi.fn()} />, { areas: formAreas });
  type('a１３8 0013-80００99');
  expect(phone().value).toBe('13800138000');
  expect(phone().inputMode).toBe('numeric');
});

it('keeps the digits of a mobile number', async () => {
  await renderWeb(<ApiForm form={addProjectForm} onSubmit={vi.fn()} />, { areas: formAreas });
  type('１38 0013 8000 (mobile)');
  expect(phone().value).toBe('13800138000');
});
