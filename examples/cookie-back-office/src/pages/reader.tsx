import { Button, Card, useText } from '@waybill/ui-shell';
import { RecordPage, useEdit, useRecord } from '@waybill/ui-shell/console';
import { Field, Form, FormActions, FormSection, useForm } from '@waybill/ui-shell/forms';
import { useParams } from 'react-router';
import { type Reader, readerFields, readers } from '../library';
import { titles } from '../messages';

/** One reader, as a form on a page; typed input survives a reload. */
export default function ReaderPage() {
  const record = useRecord(readers, Number(useParams().id));
  return (
    <RecordPage record={record} title={({ full_name }) => full_name} missing={titles.missing}>
      {(reader) => <ReaderForm key={reader.id} reader={reader} />}
    </RecordPage>
  );
}

function ReaderForm({ reader }: { reader: Reader }) {
  const t = useText();
  const { submit } = useEdit(readers, reader);
  const draft = { name: 'reader', about: reader.id };
  const form = useForm({ schema: readerFields, values: { full_name: reader.full_name }, draft, onSubmit: submit });
  return (
    <Card>
      <Form form={form} aria-label={t(titles.reader)}>
        <FormSection>
          <Field form={form} name="full_name" label={titles.reader} />
        </FormSection>
        <FormActions>
          <Button type="submit" tone="primary" busy={form.busy}>
            {t(titles.save)}
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}
