import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { downloadGradeValues } from '#generated/enums.ts';
import { listDocumentsLimits } from '#generated/limits.ts';
import { Button } from '#web/components/button.tsx';
import { ListSearch } from '#web/components/list-search.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { paths } from '#web/paths.ts';
import { type DocumentsParams, documentsHref } from './documents-params.ts';

const Place = chakra('div', { base: { maxWidth: { md: '560px' }, paddingBlock: 3 } });

/** Looks for words in whole documents. The filters stay. */
export function DocumentSearch({ params }: { params: DocumentsParams }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { keyWord, typeId, downloadGrade } = params;
  const isFiltered = downloadGrade !== downloadGradeValues.allDocuments;
  return (
    <Place>
      <ListSearch
        label={t('documents.search.label')}
        fieldLabel={t('documents.search.keyWord')}
        action={paths.documents}
        keyWord={keyWord}
        maxLength={listDocumentsLimits.keyWord.maxLength}
        fields={{ typeId, downloadGrade: isFiltered ? downloadGrade : undefined }}
        onSearch={(typed) => navigate(documentsHref({ ...params, keyWord: typed, page: 1 }))}
      >
        <Button type="submit" variant="solid">
          <Search size={16} aria-hidden="true" />
          {t('documents.search.submit')}
        </Button>
      </ListSearch>
    </Place>
  );
}
