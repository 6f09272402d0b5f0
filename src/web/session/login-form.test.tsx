import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answers, renderWeb } from '#tests/support/render-web.tsx';
import { LoginForm } from './login-form.tsx';
import { clearSession, currentSession } from './session-store.ts';

const user = { email: 'buyer@example.com', name: 'Jane', surname: 'Miller', country: 'China' };
const token = 'Zk3rXh1b7mQv0sT9wY2aC5eG8iK4lN6pR1uV3xB7dF0';

function picture(): Answers {
  let count = 0;
  return {
    '/open/user/getVerifyCode': () => {
      count += 1;
      return {
        code: 0,
        msg: '',
        data: { base64Str: `data:image/png;base64,${count}`, loginMark: `mark-${count}-aaaaaaaaaa` },
      };
    },
  };
}

async function open(answers: Answers) {
  const onSignedIn = vi.fn();
  const view = await renderWeb(<LoginForm onSignedIn={onSignedIn} />, {
    areas: ['session'],
    answers: { ...picture(), ...answers },
  });
  await screen.findByAltText('Picture with the code. Click for another one.');
  return { ...view, onSignedIn };
}

/** Pictures that come when they are let go, the first ones at once; a lost one fails. */
function latePictures(atOnce = 0) {
  const waiting: ((answer: 'sent' | 'lost') => void)[] = [];
  let count = 0;
  const answer = () => {
    count += 1;
    const data = { base64Str: `data:image/png;base64,${count}`, loginMark: `mark-${count}-aaaaaaaaaa` };
    const envelope = { code: 0, msg: '', data };
    if (count <= atOnce) return envelope;
    return new Promise<object>((resolve, reject) =>
      waiting.push((come) =>
        come === 'sent' ? resolve(envelope) : reject(new TypeError('Failed to fetch')),
      ),
    );
  };
  const release = async (come: 'sent' | 'lost' = 'sent') => {
    await waitFor(() => expect(waiting).not.toEqual([]));
    waiting.shift()?.(come);
  };
  return { answers: { '/open/user/getVerifyCode': answer }, release };
}

const loading = 'The verification code is still loading. Please enter it as soon as it is ready.';
const lost = 'The verification code could not be loaded. Please try again.';
const alert = () => screen.getByRole('alert').textContent;
const paths = (sent: readonly { path: string }[]) => sent.map(({ path }) => path);

function type(email: string, password: string, code: string): void {
  fireEvent.change(screen.getByLabelText('Account (e-mail)'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.change(screen.getByLabelText('Verification code'), { target: { value: code } });
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));

afterEach(() => {
  cleanup();
  clearSession();
});

describe('the sign-in form', () => {
  it('asks to complete the form and makes no call when a field is blank', async () => {
    const { sent } = await open({});
    type('buyer@example.com', '   ', '');
    submit();
    expect(screen.getByRole('alert').textContent).toBe('Please complete the login form');
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
    expect(sent.map(({ path }) => path)).toEqual(['/open/user/getVerifyCode']);
  });

  it('sends account, password, code and the mark of the picture, and keeps the session', async () => {
    const { sent, onSignedIn } = await open({
      '/open/user/login': { code: 0, msg: '', data: { token, user } },
    });
    type(' buyer@example.com ', 'Blue4sky9', '7kq2');
    submit();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(Object.fromEntries(sent[1]?.fields ?? [])).toEqual({
      email: 'buyer@example.com',
      password: 'Blue4sky9',
      code: '7kq2',
      loginMark: 'mark-1-aaaaaaaaaa',
      language: 'en_US',
    });
    expect(currentSession()).toEqual({ token, user });
  });

  it('reports a wrong code, shows a new picture and keeps account and password', async () => {
    const { onSignedIn } = await open({ '/open/user/login': { code: 4005, msg: 'The code is wrong' } });
    type('buyer@example.com', 'Blue4sky9', 'xxxx');
    submit();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('The code is wrong'));
    await waitFor(() => expect(screen.getByAltText(/Picture/).getAttribute('src')).toContain('base64,2'));
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Blue4sky9');
    expect(screen.getByLabelText<HTMLInputElement>('Verification code').value).toBe('');
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('brings another picture by a click on it', async () => {
    await open({});
    fireEvent.click(screen.getByAltText(/Picture/));
    await waitFor(() => expect(screen.getByAltText(/Picture/).getAttribute('src')).toContain('base64,2'));
  });

  it('reads a code aloud instead, and sends what was heard with the mark of the sound', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const { sent } = await open({ '/open/user/login': { code: 0, msg: '', data: { token, user } } });
    fireEvent.click(screen.getByRole('button', { name: 'Listen to a code instead' }));
    const again = await screen.findByRole('button', { name: 'Play the code' });
    await waitFor(() => expect(play).toHaveBeenCalledOnce());
    fireEvent.click(again);
    expect(play).toHaveBeenCalledTimes(2);
    expect(sent.map(({ fields }) => fields.get('sound'))).toEqual([null, '1']);
    expect(screen.getByLabelText('Verification code')).toBe(document.activeElement);
    type('buyer@example.com', 'Blue4sky9', '123456');
    submit();
    await waitFor(() => expect(sent[2]?.fields.get('loginMark')).toBe('mark-2-aaaaaaaaaa'));
  });

  it('says that the network failed, and keeps picture and code for another try', async () => {
    const { sent } = await open({});
    type('buyer@example.com', 'Blue4sky9', '7kq2');
    submit();
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe('Network error, connection timed out'),
    );
    expect(screen.getByLabelText<HTMLInputElement>('Verification code').value).toBe('7kq2');
    expect(sent.map(({ path }) => path)).toEqual(['/open/user/getVerifyCode', '/open/user/login']);
  });

  it('waits for the picture, says so, keeps what was typed and sends it with the mark of the picture', async () => {
    const pictures = latePictures();
    const login = { '/open/user/login': { code: 0, msg: '', data: { token, user } } };
    const { sent } = await renderWeb(<LoginForm onSignedIn={() => undefined} />, {
      areas: ['session'],
      answers: { ...pictures.answers, ...login },
    });
    type('buyer@example.com', 'Blue4sky9', 'gues');
    submit();
    expect(alert()).toBe(loading);
    expect(document.activeElement).toBe(screen.getByLabelText('Verification code'));
    await pictures.release();
    await screen.findByAltText(/Picture/);
    expect(alert()).toBe('');
    expect(paths(sent)).toEqual(['/open/user/getVerifyCode']);
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Blue4sky9');
    expect(screen.getByLabelText<HTMLInputElement>('Verification code').value).toBe('gues');
    submit();
    await waitFor(() => expect(sent[1]?.fields.get('loginMark')).toBe('mark-1-aaaaaaaaaa'));
  });

  it('says that the picture is loading where only its code is missing', async () => {
    const pictures = latePictures();
    await renderWeb(<LoginForm onSignedIn={() => undefined} />, {
      areas: ['session'],
      answers: pictures.answers,
    });
    type('buyer@example.com', 'Blue4sky9', '');
    submit();
    expect(alert()).toBe(loading);
    type('', 'Blue4sky9', '');
    submit();
    expect(alert()).toBe('Please complete the login form');
  });

  it('never sends the mark of a picture that is being replaced, and says it only when asked to sign in', async () => {
    const pictures = latePictures(1);
    const { sent } = await open(pictures.answers);
    type('buyer@example.com', 'Blue4sky9', '7kq2');
    fireEvent.click(screen.getByAltText(/Picture/));
    await waitFor(() => expect(screen.queryByAltText(/Picture/)).toBeNull());
    expect(alert()).toBe('');
    submit();
    expect(alert()).toBe(loading);
    await pictures.release();
    await screen.findByAltText(/Picture/);
    fireEvent.click(screen.getByAltText(/Picture/));
    await waitFor(() => expect(screen.queryByAltText(/Picture/)).toBeNull());
    expect(alert()).toBe('');
    expect(paths(sent)).not.toContain('/open/user/login');
  });

  it('asks again for a picture that was lost, and never shows the one that was used up', async () => {
    const pictures = latePictures(1);
    const { sent } = await open({
      ...pictures.answers,
      '/open/user/login': { code: 4005, msg: 'The code is wrong' },
    });
    type('buyer@example.com', 'Blue4sky9', 'xxxx');
    submit();
    await waitFor(() => expect(alert()).toBe('The code is wrong'));
    await pictures.release('lost');
    await waitFor(() => expect(screen.queryByAltText(/Picture/)).toBeNull());
    type('buyer@example.com', 'Blue4sky9', '7kq2');
    submit();
    expect(alert()).toBe(loading);
    await pictures.release('lost');
    await waitFor(() => expect(alert()).toBe(lost));
    submit();
    await pictures.release();
    await screen.findByAltText(/Picture/);
    expect(alert()).toBe('');
    expect(paths(sent).filter((path) => path === '/open/user/login')).toHaveLength(1);
  });

  it('leads to registration and to a forgotten password', async () => {
    await open({});
    expect(screen.getByText('Create an account').getAttribute('href')).toBe('/register');
    expect(screen.getByText('Forgot your password?').getAttribute('href')).toBe('/modifyPsd');
  });
});
