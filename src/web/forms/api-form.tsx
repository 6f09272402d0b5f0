import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { ApiError } from '#web/api/api-error.ts';
import { Button } from '#web/components/button.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import type { ExtraFields } from './extra-field.ts';
import { cleanValues } from './find-problems.ts';
import { type Choice, FormContext, type FormState, type Section } from './form-context.ts';
import { toFields } from './form-fields.ts';
import {
  type FormPlan,
  fieldNames,
  missingTitles,
  problemsInWords,
  shownSchema,
  shownUiSchema,
  titleOf,
} from './form-shape.ts';
import { useFormTexts } from './form-texts.ts';
import type { GeneratedForm, Values } from './generated-form.ts';
import { RestoredNote } from './restored-note.tsx';
import { type RefusalFields, refusalByField } from './server-refusal.ts';
import { ThemedForm } from './theme.ts';
import { useDraft } from './use-draft.ts';
import { useEmptyHighlight } from './use-empty-highlight.ts';
import { useSubmission } from './use-submission.ts';
import { useValidator } from './use-validator.ts';
import { useVisibleErrors } from './use-visible-errors.ts';

type FieldText<Fields> = Readonly<Partial<Record<keyof Fields & string, string>>>;

interface ApiFormProps<Fields extends object> {
  /** From `generated/forms/<operation>.ts`. */
  form: GeneratedForm<Fields>;
  /** Sends the checked values; a promise that fails with a refusal shows it at its field, else above the button; one of `false` sent nothing after all. */
  onSubmit: (values: Fields) => unknown;
  /** Called before `onSubmit` with everything that was typed, the fields of the page alone included. */
  onSubmitTyped?: (typed: Values) => void;
  initial?: Partial<Fields> & Values;
  /** Fields that the page has decided: sent with the others and not shown; an undefined one is left out. */
  fixed?: { readonly [Name in keyof Fields]?: Fields[Name] | undefined };
  /** The boxes to tick of a field with the widget `checkbox`; the options of one with the widget `select`, where a call returned them. */
  choices?: Readonly<Partial<Record<keyof Fields & string, readonly Choice[]>>>;
  /** Fields of the page alone. */
  extra?: ExtraFields;
  /** Fields that must be filled in here although the operation can do without them. */
  required?: readonly (keyof Fields & string)[];
  titles?: FieldText<Fields>;
  help?: Readonly<Record<string, string>>;
  /** Which field a code of the server is about; 4000 names its fields itself. */
  refusals?: RefusalFields;
  /** What to say of a refusal that belongs to no field, around the shop's reason. */
  failureText?: (reason: string) => string;
  /** What the page knows to be wrong with the values, by field; it is shown at once, before the field is left. */
  check?: (values: Values) => Readonly<Record<string, string>>;
  sections?: readonly Section[];
  /** Fields that share a row. */
  half?: readonly string[];
  submitLabel?: string;
  /** Further buttons next to the submit button. */
  buttons?: ReactNode;
  /** Called with the failing fields, in their order, after an attempt to submit. */
  onInvalid?: (names: readonly string[]) => void;
  /** Called with the titles of the required fields that are empty, after an attempt to submit. */
  onIncomplete?: (titles: readonly string[]) => void;
  /** What was typed is still there when the form is opened again, until it is sent; for a form in a dialog. */
  keepsDraft?: boolean | 'untilSent';
  /** What a draft that is kept until it is sent is about, where one page asks for several things: each has a draft of its own. */
  draftOf?: string;
  /** Fields of `initial` that the address states; a draft does not replace another value that it states since. */
  stated?: readonly string[];
  /** After an attempt to submit, the red border of empty fields goes after `constants.invalidHighlight`. */
  highlightsEmpty?: boolean;
  /** What to say when a code is asked for without an e-mail. */
  emptyMail?: string;
  /** Where the code goes when no field of the form holds the e-mail. */
  codeMail?: string | undefined;
}

const Box = chakra('div', {
  base: {
    '& form': { display: 'grid', gap: 5 },
    '& [data-failure]': {
      padding: 3,
      background: 'danger.soft',
      color: 'danger',
      borderRadius: 'base',
    },
    '& [data-buttons]': { display: 'flex', flexWrap: 'wrap', gap: 3 },
  },
});

const nothing = {};
const none: readonly string[] = [];

/** Fields that are not ready, each with the reason. */
function useWaiting() {
  const [waiting, setReasons] = useState<Readonly<Record<string, string>>>({});
  const setWaiting = (name: string, reason: string | undefined) =>
    setReasons(({ [name]: _, ...others }) => (reason === undefined ? others : { ...others, [name]: reason }));
  return { waiting, setWaiting };
}

function extraFieldNames(extra: ExtraFields): readonly string[] {
  return Object.entries(extra).flatMap(([name, { keepsDraft }]) => (keepsDraft ? [name] : []));
}

function draftOptions<Fields extends object>(props: ApiFormProps<Fields>) {
  const { keepsDraft, draftOf = '', stated = none, extra = nothing } = props;
  const fixed: Values = props.fixed ?? nothing;
  return {
    initial: { ...props.initial, ...fixed },
    fixed,
    keepsOnClose: keepsDraft === true,
    untilSentOf: keepsDraft === 'untilSent' ? draftOf : undefined,
    stated,
    alsoKept: extraFieldNames(extra),
  };
}

function usePlan<Fields extends object>(props: ApiFormProps<Fields>): FormPlan {
  const { form, extra = nothing, titles = nothing, help = nothing, fixed = nothing, required = none } = props;
  const { language } = useTexts();
  return { form, extra, titles, help, fixed, required, language };
}

function pageProblems<Fields extends object>(
  { check, fixed = nothing }: ApiFormProps<Fields>,
  typed: Values,
) {
  const found: Readonly<Record<string, string>> = check?.({ ...typed, ...fixed }) ?? nothing;
  return found;
}

/** What is typed, what is wrong with it and what happens to it. */
function useForm<Fields extends object>(props: ApiFormProps<Fields>) {
  const { form, onSubmit, failureText, initial = nothing } = props;
  const { t } = useTexts();
  const texts = useFormTexts();
  const plan = usePlan(props);
  const { fixed } = plan;
  const names = fieldNames(plan);
  const [values, setValues] = useState<Values>(() => toFields(form, initial));
  const [sent, setSent] = useState<Values>();
  const { waiting, setWaiting } = useWaiting();
  const ofPage = (typed: Values) => pageProblems(props, typed);
  const check = (typed: Values) => ({
    ...ofPage(typed),
    ...problemsInWords(plan, typed, texts, t),
    ...waiting,
  });
  const problems = check(values);
  const visible = useVisibleErrors(values, problems);
  const highlight = useEmptyHighlight(props.highlightsEmpty ?? false);
  const [isRestored, setRestored] = useState(false);
  const pending = useRef<string>(undefined);
  const forgetDraft = useDraft(form, {
    pending,
    values: values === sent ? nothing : values,
    ...draftOptions(props),
    restore: (draft) => {
      setValues((typed) => ({ ...typed, ...draft }));
      setRestored(true);
    },
  });
  const place = (error: ApiError) => {
    const errors = refusalByField(error, {
      names,
      fieldsOfCodes: props.refusals ?? nothing,
      titleOf: (name) => titleOf(plan, name, texts),
      texts,
    });
    if (errors) visible.raise(errors);
    return errors !== undefined;
  };
  const submission = useSubmission({ operation: form.operation, pending, place, failureText });
  const submit = async () => {
    if (values === sent) return;
    props.onSubmitTyped?.(values);
    const clean = cleanValues(form, { ...values, ...fixed }) as Fields; // The form has the fields of its request.
    if (!(await submission.run(clean, onSubmit))) return;
    forgetDraft();
    setSent(values);
  };
  const refuse = () => {
    visible.showAll();
    highlight.start();
    props.onInvalid?.(names.filter((name) => problems[name] !== undefined));
    const missing = missingTitles(plan, values, texts);
    if (missing.length > 0) props.onIncomplete?.(missing);
  };
  const validator = useValidator(form, check);
  return {
    values,
    setValues,
    ofPage: ofPage(values),
    fixed,
    problems,
    visible,
    submission,
    submit,
    refuse,
    validator,
    schema: shownSchema(plan),
    uiSchema: shownUiSchema(plan, texts, t),
    isBusy: submission.isRunning || values === sent,
    isHighlightOver: highlight.isOver,
    isRestored,
    startAgain: () => {
      setValues(toFields(form, initial));
      setRestored(false);
    },
    setWaiting,
  };
}

/**
 * A form of the description: fields, limits, titles and messages are generated; the page says what is done with the
 * values. Needs the text areas `formAreas`.
 */
export function ApiForm<Fields extends object>(props: ApiFormProps<Fields>) {
  const { t } = useTexts();
  const prefix = useId();
  const form = useForm(props);
  const { visible, problems, values } = form;
  const state: FormState = {
    values: { ...values, ...form.fixed },
    errorOf: (name) => visible.errorOf(name) ?? form.ofPage[name],
    problemOf: (name) => problems[name],
    touch: visible.touch,
    raise: (name, message) => visible.raise({ [name]: message }),
    setWaiting: form.setWaiting,
    choices: props.choices ?? nothing,
    sections: props.sections ?? [],
    half: props.half ?? [],
    emptyMail: props.emptyMail ?? t('forms.code.emptyMail'),
    codeMail: props.codeMail,
    isHighlightOver: form.isHighlightOver,
  };
  return (
    <FormContext value={state}>
      <Box ref={visible.box}>
        {props.keepsDraft && form.isRestored && <RestoredNote onStartAgain={form.startAgain} />}
        <ThemedForm
          idPrefix={prefix}
          // Before the scripts run, Enter sends nothing: the typed values would end up in the URL.
          method="dialog"
          schema={form.schema}
          uiSchema={form.uiSchema}
          validator={form.validator}
          formData={values}
          onChange={({ formData }) => form.setValues(formData)}
          onSubmit={form.submit}
          onError={form.refuse}
          noHtml5Validate
          showErrorList={false}
        >
          {form.submission.failure && (
            <div role="alert" data-failure="">
              {form.submission.failure}
            </div>
          )}
          <div data-buttons="">
            <Button type="submit" variant="solid" size="large" aria-disabled={form.isBusy || undefined}>
              {props.submitLabel ?? t('forms.form.submit')}
            </Button>
            {props.buttons}
          </div>
        </ThemedForm>
      </Box>
    </FormContext>
  );
}
