import { chakra, Flex } from '@chakra-ui/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { codes } from '#generated/constants.ts';
import { useLoginMember } from '#generated/hooks/session/session.ts';
import { loginMemberFormLimits } from '#generated/limits.ts';
import { ApiError } from '#web/api/api-error.ts';
import { Button } from '#web/components/button.tsx';
import { Field } from '#web/components/field.tsx';
import { Input } from '#web/components/input.ts';
import { Link } from '#web/components/link.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { paths } from '#web/paths.ts';
import { useOneAtATime } from '#web/state/use-one-at-a-time.ts';
import { clickTarget } from '#web/theme/media.ts';
import { dismissCause } from '#web/toasts/message-store.ts';
import { CaptchaPicture } from './captcha-picture.tsx';
import { CaptchaSound } from './captcha-sound.tsx';
import { openSession } from './session-store.ts';
import { type Captcha, useCaptcha } from './use-captcha.ts';

interface LoginFormProps {
  onSignedIn: () => void;
  /** The account to begin with, for example the one that has just been made. */
  account?: string;
  /** Called when a link leads away from the form. */
  onLeave?: () => void;
}

type FieldName = 'email' | 'password' | 'code' | 'secondFactor';

const names: readonly FieldName[] = ['email', 'password', 'code'];
const none: Record<FieldName, string> = { email: '', password: '', code: '', secondFactor: '' };

const Form = chakra('form', {
  base: { display: 'grid', gap: 4, '& a': clickTarget, '& [data-failure]:not(:empty)': { color: 'danger' } },
});

const fieldsOfCodes: Readonly<Partial<Record<number, FieldName>>> = {
  [codes.wrongCaptcha]: 'code',
  [codes.secondFactorNeeded]: 'secondFactor',
  [codes.wrongSecondFactor]: 'secondFactor',
  [codes.secondFactorLocked]: 'secondFactor',
};

/** Which field a refusal is about, where it is about one. */
function refusedField(error: unknown): FieldName | undefined {
  return error instanceof ApiError ? fieldsOfCodes[error.code] : undefined;
}

/** The code can be seen or heard. */
function CodeForms({ captcha, onSwitch }: { captcha: Captcha; onSwitch: () => void }) {
  const { t } = useTexts();
  const { spoken, setSpoken, refresh } = captcha;
  const change = () => {
    setSpoken(!spoken);
    onSwitch();
  };
  return (
    <Flex gap={4} wrap="wrap">
      <Button variant="ghost" size="small" onClick={change}>
        {spoken ? t('session.login.showPicture') : t('session.login.hearCode')}
      </Button>
      {spoken && (
        <Button variant="ghost" size="small" onClick={refresh}>
          {t('session.login.newSound')}
        </Button>
      )}
    </Flex>
  );
}

// Not a generated form: it is on the first page that is loaded (the renderer is not), and one message covers all empty fields.
/**
 * Account, password, the code of the picture and, for a member who has one, the second factor. What was typed stays; only a code
 * that the server has used up is asked for again.
 */
export function LoginForm({ onSignedIn, account = '', onLeave }: LoginFormProps) {
  const { t } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState({ ...none, email: account });
  const [missing, setMissing] = useState<readonly FieldName[]>([]);
  const [hasSecondFactor, setHasSecondFactor] = useState(false);
  const captcha = useCaptcha();
  /** The form was sent before there was a picture. */
  const [askedEarly, setAskedEarly] = useState(false);
  const once = useOneAtATime();
  const login = useLoginMember({ mutation: { meta: { suppressErrorToast: true } } });
  const refused = refusedField(login.error);
  const failure = login.error instanceof ApiError ? login.error.message : t('errors.network.failed');

  const focus = (name: FieldName) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
  useEffect(() => {
    if (hasSecondFactor) form.current?.querySelector<HTMLInputElement>('[name=secondFactor]')?.focus();
  }, [hasSecondFactor]);
  const hasCode = captcha.mark !== undefined;
  useEffect(() => {
    if (hasCode) setAskedEarly(false);
  }, [hasCode]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const required: readonly FieldName[] = hasSecondFactor ? [...names, 'secondFactor'] : names;
    const empty = required.filter((name) => values[name].trim() === '');
    const { mark } = captcha;
    // Without a picture nobody can know its code, so that is what is said first.
    const isEarly = mark === undefined && empty.every((name) => name === 'code');
    if (captcha.isLost) captcha.refresh();
    setAskedEarly(isEarly);
    setMissing(isEarly ? [] : empty);
    if (mark === undefined || empty[0]) {
      login.reset();
      focus(empty[0] ?? 'code');
      return;
    }
    const { email, password, code } = values;
    const secondFactor = hasSecondFactor ? { secondFactor: values.secondFactor.trim() } : undefined;
    const send = () =>
      login.mutateAsync(
        {
          data: {
            email: email.trim(),
            password,
            code: code.trim(),
            loginMark: mark,
            ...secondFactor,
          },
        },
        {
          onSuccess: ({ data }) => {
            openSession(data);
            dismissCause('session');
            onSignedIn();
          },
          onError: (error) => {
            if (!(error instanceof ApiError)) return;
            if (refusedField(error) === 'secondFactor') {
              // The code of the picture works again.
              setHasSecondFactor(true);
              setValues((typed) => ({ ...typed, secondFactor: '' }));
              focus('secondFactor');
              return;
            }
            captcha.refresh();
            setValues((typed) => ({ ...typed, code: '' }));
            focus(refusedField(error) ?? 'password');
          },
        },
      );
    // The form says why it failed.
    void once(() => send().catch(() => undefined));
  };
  const bind = (name: FieldName) => ({
    name,
    value: values[name],
    maxLength: loginMemberFormLimits[name].maxLength,
    'aria-invalid': missing.includes(name) || refused === name || undefined,
    onChange: (event: { target: { value: string } }) => {
      const typed = { ...values, [name]: event.target.value };
      setValues(typed);
      setMissing(missing.filter((field) => typed[field].trim() === ''));
      if (login.isError) login.reset();
    },
  });
  return (
    <Form ref={form} method="dialog" onSubmit={submit} noValidate>
      <Field label={t('session.login.account')} required>
        {(control) => <Input {...control} {...bind('email')} type="email" autoComplete="username" />}
      </Field>
      <Field label={t('session.login.password')} required>
        {(control) => (
          <Input {...control} {...bind('password')} type="password" autoComplete="current-password" />
        )}
      </Field>
      <Field
        label={t('session.login.code')}
        help={captcha.spoken ? t('session.login.soundHelp') : undefined}
        required
      >
        {(control) => (
          <Flex gap={2}>
            <Input
              {...control}
              {...bind('code')}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
            />
            {captcha.spoken ? (
              <CaptchaSound sound={captcha.content} />
            ) : (
              <CaptchaPicture picture={captcha.content} onRefresh={captcha.refresh} />
            )}
          </Flex>
        )}
      </Field>
      <CodeForms
        captcha={captcha}
        onSwitch={() => {
          setValues((typed) => ({ ...typed, code: '' }));
          focus('code');
        }}
      />
      {hasSecondFactor && (
        <Field label={t('session.login.secondFactor')} help={t('session.login.secondFactorHelp')} required>
          {(control) => <Input {...control} {...bind('secondFactor')} autoComplete="one-time-code" />}
        </Field>
      )}
      <div role="alert" data-failure>
        {missing.length > 0 && t('session.login.incomplete')}
        {askedEarly && !hasCode && t(captcha.isLost ? 'session.login.codeLost' : 'session.login.codeLoading')}
        {missing.length === 0 && login.isError && failure}
      </div>
      <Button type="submit" variant="solid" size="large" aria-disabled={login.isPending || undefined}>
        {t('session.login.submit')}
      </Button>
      <Flex justify="space-between" gap={4} wrap="wrap">
        <Link to={paths.resetPassword} onClick={onLeave}>
          {t('session.login.forgot')}
        </Link>
        <Link to={paths.register} onClick={onLeave}>
          {t('session.login.register')}
        </Link>
      </Flex>
    </Form>
  );
}
