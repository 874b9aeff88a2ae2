import { Button, Card, useText } from '@waybill/ui-shell';
import { RecordPage, useEdit, useRecord, useWrites } from '@waybill/ui-shell/console';
import { DescriptionList } from '@waybill/ui-shell/controls';
import { Field, FormDialog } from '@waybill/ui-shell/forms';
import { useState } from 'react';
import { useParams } from 'react-router';
import { books, loanFields } from '../library';
import { titles } from '../messages';
import { BookDialog } from './book-dialog';

const loan = { title: titles.lend, schema: loanFields, values: { borrower_name: '' } };
const key = { idempotencyKey: true } as const;

/** One book: changed over the version that was opened, and lent. Refused fields show their errors. */
export default function BookPage() {
  const t = useText();
  const id = Number(useParams().id);
  const { actions } = useWrites(books);
  const edit = useEdit(books, id);
  const [open, setOpen] = useState<'change' | 'lend'>();
  const onClose = () => setOpen(undefined);
  return (
    <RecordPage
      record={useRecord(books, id)}
      title={({ title }) => title}
      missing={titles.missing}
      actions={() => (
        <>
          <Button onClick={() => setOpen('change')}>{t(titles.change)}</Button>
          <Button onClick={() => setOpen('lend')}>{t(titles.lend)}</Button>
        </>
      )}
    >
      {({ author_name, borrower_name }) => (
        <Card>
          <DescriptionList
            items={[
              [t(titles.author), author_name],
              [t(titles.borrower), borrower_name ?? '–'],
            ]}
          />
          {open === 'change' && edit.record && <BookDialog values={edit.record} save={edit.save} onClose={onClose} />}
          {open === 'lend' && (
            <FormDialog {...loan} save={(fields) => actions.lend(id, fields, key)} onClose={onClose}>
              {(form) => <Field form={form} name="borrower_name" label={titles.borrower} />}
            </FormDialog>
          )}
        </Card>
      )}
    </RecordPage>
  );
}
