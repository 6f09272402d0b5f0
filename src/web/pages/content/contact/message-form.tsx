import { chakra } from '@chakra-ui/react';
import { type FormEvent, useRef, useState } from 'react';
import { countCharacters } from '#domain/text/limit-characters.ts';
import { constants } from '#generated/constants.ts';
import { Button } from '#web/components/button.tsx';
import { Field } from '#web/components/field.tsx';
import { Input, Textarea } from '#web/components/input.ts';
import { limitTo } from '#web/components/limit-typed.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { buttonRecipe } from '#web/theme/recipes.ts';
import {
  checkMessage,
  emptyMessage,
  type MessageField,
  mailLink,
  messageFields,
  messageLimits,
} from './leave-message.ts';

const labels = {
  name: 'content.message.name',
  mail: 'content.message.mail',
  country: 'content.message.country',
  message: 'content.message.message',
} as const;

const autoComplete = { name: 'name', mail: 'email', country: 'country-name', message: 'off' } as const;

const Form = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    gap: 4,
    '& > [data-wide]': { gridColumn: '1 / -1' },
    '& [data-count]': { textAlign: 'end', fontSize: 'sm', color: 'fg.muted' },
    '& [data-outcome]': {
      padding: 4,
      background: 'warning.soft',
      borderRadius: 'base',
      '& p': { marginBottom: 3 },
    },
  },
});

const MailButton = chakra('a', buttonRecipe);

// Not a generated form: no operation takes the message, so the description has no schema of it.
/** Takes a message, checks it, and says that it is sent by e-mail: there is no call behind this form. */
export function MessageForm() {
  const { t } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(emptyMessage);
  const [asked, setAsked] = useState(false);
  const problems = asked ? checkMessage(values) : {};
  const complete = asked && Object.keys(problems).length === 0;
  const errorOf = (field: MessageField) => {
    if (problems[field] === 'mail') return t('content.message.wrongMail');
    return problems[field] && t('content.message.required', { field: t(labels[field]) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const found = checkMessage(values);
    const first = messageFields.find((field) => found[field]);
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  };
  const bind = (field: MessageField) => ({
    name: field,
    value: values[field],
    autoComplete: autoComplete[field],
    ...limitTo(messageLimits[field], (text) => setValues({ ...values, [field]: text })),
  });
  return (
    <Form ref={form} method="dialog" onSubmit={submit} noValidate>
      {(['name', 'mail', 'country'] as const).map((field) => (
        <Field key={field} label={t(labels[field])} error={errorOf(field)} required>
          {(control) => <Input {...control} {...bind(field)} type={field === 'mail' ? 'email' : 'text'} />}
        </Field>
      ))}
      <div data-wide>
        <Field label={t(labels.message)} error={errorOf('message')} required>
          {(control) => <Textarea {...control} {...bind('message')} rows={5} />}
        </Field>
        <div data-count aria-hidden="true">
          {countCharacters(values.message)} / {messageLimits.message}
        </div>
      </div>
      <div data-wide>
        <Button type="submit" variant="solid">
          {t('content.message.submit')}
        </Button>
      </div>
      <div data-wide role="status">
        {complete && (
          <div data-outcome>
            <p>{t('content.message.outcome', { mail: constants.companyEmail })}</p>
            <MailButton href={mailLink(constants.companyEmail, t('content.message.subject'), values)}>
              {t('content.message.openMail')}
            </MailButton>
          </div>
        )}
      </div>
    </Form>
  );
}
