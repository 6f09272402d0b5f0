import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { downloadGradeValues } from '#generated/enums.ts';
import { listDocumentsLimits } from '#generated/limits.ts';
import { Button } from '#web/components/button.tsx';
import { Input } from '#web/components/input.ts';
import { limitedTo } from '#web/components/limit-typed.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { paths } from '#web/paths.ts';
import { useShownValues } from '#web/state/use-shown-values.ts';
import { type DocumentsParams, documentsHref } from './documents-params.ts';

const Form = chakra('form', {
  base: { display: 'flex', gap: 2, width: 'full', maxWidth: { md: '560px' }, paddingBlock: 3 },
});

// Not a generated form: it works before the scripts do (GET), and its fields are parameters of the address.
/** Looks for words in whole documents; emptied, it shows all again. The filters stay. */
export function DocumentSearch({ params }: { params: DocumentsParams }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { keyWord, typeId, downloadGrade } = params;
  const form = useShownValues({ keyWord });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('keyWord') ?? '').trim();
    navigate(documentsHref({ ...params, keyWord: typed, page: 1 }));
  };
  return (
    <Form
      ref={form}
      role="search"
      aria-label={t('documents.search.label')}
      action={paths.documents}
      onSubmit={submit}
    >
      <Input
        type="search"
        name="keyWord"
        {...limitedTo(listDocumentsLimits.keyWord.maxLength)}
        defaultValue={keyWord}
        aria-label={t('documents.search.keyWord')}
        placeholder={t('documents.search.keyWord')}
        autoComplete="off"
      />
      {typeId !== undefined && <input type="hidden" name="typeId" value={typeId} />}
      {downloadGrade !== downloadGradeValues.allDocuments && (
        <input type="hidden" name="downloadGrade" value={downloadGrade} />
      )}
      <Button type="submit" variant="solid">
        <Search size={16} aria-hidden="true" />
        {t('documents.search.submit')}
      </Button>
    </Form>
  );
}
