import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { codes } from '#generated/constants.ts';
import { addProjectForm, type Fields as Project } from '#generated/forms/addProject.ts';
import { type Fields, resetPasswordForm } from '#generated/forms/resetPassword.ts';
import { addProject } from '#generated/hooks/projects/projects.ts';
import { transport, transportHeaders } from '#generated/transport.ts';
import { type Answers, renderWeb, type SentCall } from '#tests/support/render-web.tsx';
import { ApiError, NetworkError } from '#web/api/api-error.ts';
import { formAreas } from '#web/i18n/areas.ts';
import type { Language } from '#web/i18n/language.ts';
import { clearSession, openSession } from '#web/session/session-store.ts';
import { ApiForm } from './api-form.tsx';
import { useRepeatedPassword } from './extra-field.ts';

type Send = (values: Fields) => unknown;

function ResetForm({ send, onInvalid }: { send: Send; onInvalid?: (names: readonly string[]) => void }) {
  return (
    <ApiForm
      form={resetPasswordForm}
      onSubmit={send}
      extra={{ repeated: useRepeatedPassword('password') }}
      refusals={{ wrongMailedCode: 'code' }}
      {...(onInvalid ? { onInvalid } : {})}
    />
  );
}

function ProjectForm() {
  return <ApiForm form={addProjectForm} onSubmit={(data: Project) => addProject(data, { silent: true })} />;
}

/** Takes the form away and back again, as a reload does. */
function Reloading() {
  const [shown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShown(!shown)}>
        reload
      </button>
      {shown && <ResetForm send={vi.fn()} />}
    </>
  );
}

const open = (send: Send, language: Language = 'en_US', answers: Answers = {}) =>
  renderWeb(<ResetForm send={send} />, { areas: formAreas, language, answers });

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
const descriptionOf = (label: string) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id))
    .filter((element) => element?.dataset.error !== undefined)
    .map((element) => element?.textContent)
    .join();

function fill(): void {
  type('E-mail', ' buyer@example.com ');
  type('E-mail code', '123456');
  type('New password', 'Green5tree');
  type('Repeat the password', 'Green5tree');
}

afterEach(cleanup);

describe('a generated form', () => {
  it('sends its own fields, trimmed, and none of the extra ones', async () => {
    const send = vi.fn();
    await open(send);
    fill();
    submit();
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(send).toHaveBeenCalledWith({ mail: 'buyer@example.com', code: '123456', password: 'Green5tree' });
  });

  it('says at every empty field that it is missing and leads to the first one', async () => {
    const send = vi.fn();
    await open(send);
    type('E-mail', '   ');
    submit();
    await waitFor(() => expect(descriptionOf('E-mail')).toBe('E-mail is required'));
    expect(descriptionOf('E-mail code')).toBe('E-mail code is required');
    expect(descriptionOf('New password')).toBe('New password is required');
    expect(descriptionOf('Repeat the password')).toBe('Please repeat the password');
    expect(document.activeElement).toBe(field('E-mail'));
    expect(send).not.toHaveBeenCalled();
  });

  it('says it in Chinese on a Chinese page', async () => {
    await open(vi.fn(), 'zh_CN');
    fireEvent.click(screen.getByRole('button', { name: '提交' }));
    await waitFor(() => expect(descriptionOf('邮箱')).toBe('请填写邮箱'));
  });

  it('says nothing of a field before it was left, and takes it back as soon as it is right', async () => {
    await open(vi.fn());
    type('New password', 'short');
    expect(descriptionOf('New password')).toBe('');
    fireEvent.blur(field('New password'));
    expect(descriptionOf('New password')).toBe('New password needs at least 8 characters');
    type('New password', 'longenough');
    expect(descriptionOf('New password')).toBe(
      'New password must contain a letter and a digit, and no space at either end',
    );
    type('New password', 'Green5tree');
    expect(descriptionOf('New password')).toBe('');
  });

  it('compares the repeated password', async () => {
    const send = vi.fn();
    await open(send);
    fill();
    type('Repeat the password', 'Green5tre');
    submit();
    await waitFor(() => expect(descriptionOf('Repeat the password')).toBe('The two passwords do not match'));
    expect(document.activeElement).toBe(field('Repeat the password'));
    expect(send).not.toHaveBeenCalled();
  });

  it('takes limits from the description', async () => {
    await open(vi.fn());
    expect(field('New password').maxLength).toBe(20);
    expect(field('New password').autocomplete).toBe('new-password');
    expect(field('E-mail').required || field('E-mail').getAttribute('aria-required')).toBe('true');
  });

  it('takes a pasted e-mail code without the blanks around it', async () => {
    await open(vi.fn());
    expect(field('E-mail code').maxLength).toBe(-1);
    type('E-mail code', '  123 4567 ');
    expect(field('E-mail code').value).toBe('123456');
  });

  it('shows a password on request', async () => {
    await open(vi.fn());
    const [show = document.body] = screen.getAllByRole('button', { name: 'Show password' });
    fireEvent.click(show);
    expect(field('New password').type).toBe('text');
    fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field('New password').type).toBe('password');
  });
});

describe('a refusal of the server', () => {
  const refuseWith = (code: number, message: string, params?: Record<string, unknown>) =>
    vi.fn(() => Promise.reject(new ApiError(code, message, { params })));

  it('is shown at the field of its code until the field changes, and nothing typed is lost', async () => {
    await open(refuseWith(4007, 'The code is wrong'));
    fill();
    submit();
    await waitFor(() => expect(descriptionOf('E-mail code')).toBe('The code is wrong'));
    expect(document.activeElement).toBe(field('E-mail code'));
    expect(field('New password').value).toBe('Green5tree');
    type('E-mail code', '654321');
    expect(descriptionOf('E-mail code')).toBe('');
  });

  it('is shown at the fields that it names', async () => {
    await open(refuseWith(4000, 'no', { fields: [{ field: 'password', rule: 'minLength', limit: 8 }] }));
    fill();
    submit();
    await waitFor(() =>
      expect(descriptionOf('New password')).toBe('New password needs at least 8 characters'),
    );
  });

  it('is shown above the button when it is about no field', async () => {
    await open(refuseWith(4004, 'This does not exist or has been deleted'));
    fill();
    submit();
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe('This does not exist or has been deleted'),
    );
  });

  it('may be a lost network, after which another try can be made', async () => {
    const send = vi.fn(() => Promise.reject(new NetworkError('')));
    await open(send);
    fill();
    submit();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Network error'));
    submit();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  });
});

describe('a form whose response was lost', () => {
  const { path } = transport.addProject;
  const keysOf = (sent: readonly SentCall[]) => [
    ...new Set(sent.map(({ headers }) => headers.get(transportHeaders.idempotencyKey))),
  ];
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Submit' }));

  it('goes under the same key, changed or not, so that a change is refused where the first has arrived', async () => {
    const answers: Answers = {};
    const { sent } = await renderWeb(<ProjectForm />, { areas: formAreas, answers });
    type('Project name', 'Gateway');
    type('Mobile number', '13800138000');
    type('Project description', 'Four ports');
    save();
    await screen.findByRole('alert');
    save();
    await waitFor(() => expect(sent.filter((call) => call.path === path)).toHaveLength(2));
    await screen.findByRole('alert');
    expect(keysOf(sent)).toHaveLength(1);
    type('Project name', 'Gateways');
    answers[path] = { code: codes.idempotencyConflict, msg: '' };
    save();
    await screen.findByText(/has already arrived/);
    expect(keysOf(sent)).toHaveLength(1);
    answers[path] = { code: 0, msg: '' };
    save();
    await waitFor(() => expect(sent.filter((call) => call.path === path)).toHaveLength(4));
    expect(keysOf(sent)).toHaveLength(2);
  });
});

describe('a form that is being sent', () => {
  it('is sent once, however often the button is pressed, and again only when something changed', async () => {
    const ends: (() => void)[] = [];
    const send = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
    await open(send);
    fill();
    submit();
    submit();
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    submit();
    ends[0]?.();
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    submit();
    expect(send).toHaveBeenCalledOnce();
  });

  it('reports the failing fields in their order', async () => {
    const failing = vi.fn();
    await renderWeb(<ResetForm send={vi.fn()} onInvalid={failing} />, { areas: formAreas });
    submit();
    await waitFor(() => expect(failing).toHaveBeenCalledWith(['mail', 'code', 'password', 'repeated']));
  });
});

describe('what was typed', () => {
  it('is there again after a reload of the page, without the passwords', async () => {
    await renderWeb(<Reloading />, { areas: formAreas });
    fill();
    window.dispatchEvent(new Event('pagehide'));
    fireEvent.click(screen.getByText('reload'));
    fireEvent.click(screen.getByText('reload'));
    await waitFor(() => expect(field('E-mail').value).toBe('buyer@example.com'));
    expect(field('New password').value).toBe('');
    expect(Object.values(sessionStorage).join()).not.toContain('Green5tree');
  });

  it('waits for the member whose session ended under the form, and for no other', async () => {
    const signIn = (email: string) =>
      openSession({ token: 't', user: { email, name: '', surname: '', country: '' } });
    const turn = () => fireEvent.click(screen.getByText('reload'));
    signIn('first@example.com');
    await renderWeb(<Reloading />, { areas: formAreas });
    fill();
    clearSession('expired');
    turn();
    signIn('first@example.com');
    turn();
    await waitFor(() => expect(field('E-mail').value).toBe('buyer@example.com'));
    expect(field('New password').value).toBe('');
    clearSession('expired');
    turn();
    signIn('second@example.com');
    turn();
    expect(field('E-mail').value).toBe('');
    expect(Object.values(sessionStorage).join()).not.toContain('buyer@example.com');
    clearSession();
  });

  it('is gone when the form was left by choice or the member signed out', async () => {
    const session = { token: 't', user: { email: 'a@example.com', name: '', surname: '', country: '' } };
    openSession(session);
    await renderWeb(<Reloading />, { areas: formAreas });
    fill();
    fireEvent.click(screen.getByText('reload'));
    fireEvent.click(screen.getByText('reload'));
    expect(field('E-mail').value).toBe('');
    fill();
    clearSession();
    fireEvent.click(screen.getByText('reload'));
    openSession(session);
    fireEvent.click(screen.getByText('reload'));
    expect(field('E-mail').value).toBe('');
    clearSession();
  });
});
