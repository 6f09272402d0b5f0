import { chakra } from '@chakra-ui/react';
import type { FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils';
import { Field } from '#web/components/field.tsx';
import { ControlContext, useFormState } from './form-context.ts';

/** One field: label above, help under, error under in words. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { fieldPathId, label, displayLabel, rawHelp, required, hidden, children } = props;
  const { errorOf } = useFormState();
  const name = fieldPathId.path.at(-1);
  if (name === undefined || hidden) return children;
  return (
    <Field
      {...(displayLabel ? { label } : {})}
      help={rawHelp}
      error={errorOf(String(name))}
      required={required === true}
    >
      {(control) => <ControlContext value={control}>{children}</ControlContext>}
    </Field>
  );
}

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: 5,
    '& [data-fields]': { display: 'grid', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' }, gap: 4 },
    '& [data-fields] > *': { gridColumn: '1 / -1', minWidth: 0 },
    '& [data-fields] > [data-half]': { gridColumn: { md: 'auto' } },
    '& > section': { display: 'grid', gap: 3 },
    '& > section + section': { paddingTop: 5, borderTop: 'line' },
  },
});

/** The fields in their order, in two columns where the form says so, under the headings of the form's sections. */
export function ObjectFieldTemplate({ properties }: ObjectFieldTemplateProps) {
  const { sections, half } = useFormState();
  const fields = (names?: readonly string[]) => (
    <div data-fields="">
      {properties
        .filter(({ name }) => !names || names.includes(name))
        .map(({ name, content }) => (
          <div key={name} data-half={half.includes(name) ? '' : undefined}>
            {content}
          </div>
        ))}
    </div>
  );
  if (sections.length === 0) return <Grid>{fields()}</Grid>;
  return (
    <Grid>
      {sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          {fields(section.fields)}
        </section>
      ))}
    </Grid>
  );
}
