import { useText } from '@waybill/ui-shell';
import { useList } from '@waybill/ui-shell/console';
import { titles } from '../../../messages';
import { Card, Page } from '../../kit/page';
import { ServerTable } from '../../kit/server-table';
import { tableWords } from '../messages';
import { articles } from './article';
import { useInlineColumns } from './use-inline-columns';

/** A table whose rows are edited in place and saved one by one; the page is not cached. */
export default function InlineEditTablePage() {
  const t = useText();
  const list = useList(articles);
  const columns = useInlineColumns();
  return (
    <Page title={t(titles.inlineEditTable)} lead={t(tableWords.inlineLead)}>
      <Card>
        <ServerTable label={t(titles.inlineEditTable)} columns={columns} list={list} rowSize="large" extraRows={1} />
      </Card>
    </Page>
  );
}
