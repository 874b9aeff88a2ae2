import { Action } from '@waybill/ui-shell';
import { ListPage, useList } from '@waybill/ui-shell/console';
import { Form, WorkDraft } from '@waybill/ui-shell/forms';
import { tableMessages } from '../messages';
import { articles } from './article';
import { useInlineColumns } from './use-inline-columns';

/** A table with rows edited in place, saved one by one, and pasted cells of a spreadsheet; the page is not cached. */
export default function InlineEditTablePage() {
  const list = useList(articles);
  const { columns, form, pasted } = useInlineColumns(list.rows);
  const { rows, saving, paste, ready } = pasted;
  return (
    <div {...paste}>
      <ListPage
        list={list}
        lead={tableMessages.inlineLead}
        columns={columns}
        rowSize="large"
        actions={
          rows.size > 0 && (
            <>
              <Action onClick={() => pasted.drop([...rows.keys()])} disabled={saving} text={tableMessages.dropPasted} />
              <Action
                tone="primary"
                disabled={ready === 0}
                aria-busy={saving}
                onClick={() => void pasted.save([...rows.keys()])}
                text={{ ...tableMessages.savePasted, values: { count: ready } }}
              />
            </>
          )
        }
        tools={
          <>
            <Form form={form} />
            <WorkDraft name="pasted" unsaved={rows.size > 0} state={rows} read={pasted.read} onResume={pasted.resume} />
          </>
        }
      />
    </div>
  );
}
