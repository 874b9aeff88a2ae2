import { Select, TextField, useMediaQuery, useText } from '@waybill/ui-shell';
import type { List } from '@waybill/ui-shell/console';
import { QueryForm } from '@waybill/ui-shell/table';
import { kitWords } from '../../kit/messages';
import { tableWords } from '../messages';
import { type Article, articleStatuses, type articles } from './article';

export interface ArticleQueryFormProps {
  list: List<Article, typeof articles.list.filters>;
}

/** The conditions of the comprehensive table. */
export function ArticleQueryForm({ list }: ArticleQueryFormProps) {
  const t = useText();
  const phone = useMediaQuery('(max-width: 575.98px)');
  return (
    <QueryForm always={phone ? 1 : 2} onQuery={list.search} onReset={list.reset}>
      <TextField {...list.field('title')} label={t(tableWords.title)} />
      <TextField {...list.field('author')} label={t(tableWords.author)} />
      <Select
        {...list.field('status')}
        label={t(kitWords.status)}
        options={[
          { value: '', label: t(kitWords.all) },
          ...articleStatuses.map((status) => ({ value: status, label: t(tableWords[status]) })),
        ]}
      />
    </QueryForm>
  );
}
