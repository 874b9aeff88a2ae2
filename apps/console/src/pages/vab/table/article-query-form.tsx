import { Select, TextField, useMediaQuery, useText } from '@waybill/ui-shell';
import { QueryForm } from '@waybill/ui-shell/table';
import { kitWords } from '../../kit/messages';
import type { ListQuery } from '../../kit/use-list-query';
import { tableWords } from '../messages';
import { articleStatuses } from './article';

/** What articles can be found by. */
export const articleFilters = ['title', 'author', 'status'] as const;

export interface ArticleQueryFormProps {
  query: ListQuery<(typeof articleFilters)[number]>;
}

/** The conditions of the comprehensive table. */
export function ArticleQueryForm({ query }: ArticleQueryFormProps) {
  const t = useText();
  const phone = useMediaQuery('(max-width: 575.98px)');
  return (
    <QueryForm always={phone ? 1 : 2} onQuery={query.ask} onReset={query.reset}>
      <TextField {...query.field('title')} label={t(tableWords.title)} />
      <TextField {...query.field('author')} label={t(tableWords.author)} />
      <Select
        {...query.field('status')}
        label={t(kitWords.status)}
        options={[
          { value: '', label: t(kitWords.all) },
          ...articleStatuses.map((status) => ({ value: status, label: t(tableWords[status]) })),
        ]}
      />
    </QueryForm>
  );
}
