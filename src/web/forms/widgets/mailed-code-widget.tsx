import { Flex } from '@chakra-ui/react';
import type { WidgetProps } from '@rjsf/utils';
import { withoutSpaces } from '#domain/text/without-spaces.ts';
import { useFormState } from '../form-context.ts';
import { isCodeSender, SendCodeButton } from '../send-code-button.tsx';
import { TidyInput } from './text-widgets.tsx';

/** The digits from an e-mail, and the control that sends it to the address in the field `from`, or to the member. */
export function MailedCodeWidget(props: WidgetProps) {
  const { name, options } = props;
  const { values, problemOf, touch, raise, emptyMail, codeMail } = useFormState();
  const from = typeof options.from === 'string' ? options.from : undefined;
  const mail = () => {
    const to = String((from === undefined ? (codeMail ?? 'member') : values[from]) ?? '').trim();
    if (to === '') raise(from ?? name, emptyMail);
    else if (from !== undefined && problemOf(from)) {
      touch(from);
      raise(from, problemOf(from) ?? '');
    } else return to;
    return undefined;
  };
  return (
    <Flex gap={2}>
      <TidyInput widget={props} inputMode="numeric" tidy={withoutSpaces} />
      {isCodeSender(options.sends) && (
        <SendCodeButton operation={options.sends} mail={mail} onRefused={(message) => raise(name, message)} />
      )}
    </Flex>
  );
}
