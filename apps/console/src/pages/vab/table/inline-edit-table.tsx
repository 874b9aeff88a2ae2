import { ListPage, useList } from '@waybill/ui-shell/console';
import { Form } from '@waybill/ui-shell/forms';
import { tableMessages } from '../messages';
import { articles } from './article';
import { useInlineColumns } from './use-inline-columns';

/** A table whose rows are edited in place and saved one by one; the page is not cached. */
export default function InlineEditTablePage() {
  const { columns, form } = useInlineColumns();
  return (
    <ListPage
      list={useList(articles)}
      lead={tableMessages.inlineLead}
      columns={columns}
      rowSize="large"
      tools={<Form form={form} />}
    />
  );
}
