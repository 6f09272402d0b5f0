export const messageFields = ['name', 'mail', 'country', 'message'] as const;
export type MessageField = (typeof messageFields)[number];
export type MessageValues = Readonly<Record<MessageField, string>>;
export type MessageProblem = 'required' | 'mail';

/** The form makes no call, so its limits are here; a longer text would not fit into the mailto link. */
export const messageLimits: Readonly<Record<MessageField, number>> = {
  name: 50,
  mail: 254,
  country: 50,
  message: 1000,
};

export const emptyMessage: MessageValues = { name: '', mail: '', country: '', message: '' };

const mailShape = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** The error of each field; an empty object means that all are valid. */
export function checkMessage(values: MessageValues): Partial<Record<MessageField, MessageProblem>> {
  const problems: Partial<Record<MessageField, MessageProblem>> = {};
  for (const field of messageFields) if (values[field].trim() === '') problems[field] = 'required';
  if (!problems.mail && !mailShape.test(values.mail.trim())) problems.mail = 'mail';
  return problems;
}

/** A link that opens the e-mail program with the message written. */
export function mailLink(
  to: string,
  subject: string,
  { name, mail, country, message }: MessageValues,
): string {
  const body = `${message.trim()}\n\n${name.trim()}\n${mail.trim()}\n${country.trim()}`;
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
