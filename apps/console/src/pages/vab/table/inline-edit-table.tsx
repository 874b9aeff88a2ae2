import { useText } from '@waybill/ui-shell';
import { titles } from '../../../messages';
import { Card, Page } from '../../kit/page';
import { ServerTable } from '../../kit/server-table';
import { useListQuery } from '../../kit/use-list-query';
import { tableWords } from '../messages';
import { articleSorts } from './article-columns';
import { useInlineColumns } from './use-inline-columns';

/** A table whose rows are edited in place and saved one by one; the page is not cached. */
export default function InlineEditTablePage() {
  const t = useText();
  const query = useListQuery(listOptions);
  const columns = useInlineColumns();
  return (
    <Page title={t(titles.inlineEditTable)} lead={t(tableWords.inlineLead)}>
      <Card>
        <ServerTable
          path="/table/getList"
          label={t(titles.inlineEditTable)}
          columns={columns}
          query={query}
          rowSize="large"
          extraRows={1}
        />
      </Card>
    </Page>
  );
}

const listOptions = { filters: [], sortable: articleSorts } as const;
