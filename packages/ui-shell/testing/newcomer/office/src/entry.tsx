import { Button } from '@waybill/ui-shell';
import { useServerUpload } from '@waybill/ui-shell/console';
import { DateField, type Upload, type UploadedFile, UploadField } from '@waybill/ui-shell/controls';
import { Field, Form, useForm } from '@waybill/ui-shell/forms';
import { maxLength, object, pipe, string } from '@waybill/validators';
import { useState } from 'react';

const schema = object({ name: pipe(string(), maxLength(5)), born: string() });

const sendFile = {
  method: 'POST',
  url: '/files',
  response: object({ id: string(), name: string(), url: string() }),
} as const;

export default function Entry() {
  const form = useForm({ schema, values: { name: '', born: '1990-02-28' }, onSubmit: () => {} });
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const [sent, setSent] = useState<number>();
  const send = useServerUpload(sendFile);
  const upload: Upload = (file, { onProgress, signal }) => {
    const body = new FormData();
    body.append('file', file);
    const handleProgress = (part: number) => {
      setSent(part);
      onProgress(part);
    };
    return send(body, { onProgress: handleProgress, signal });
  };
  return (
    <Form form={form}>
      <Field form={form} name="name" label="Name" />
      <Field form={form} name="born" label="Born" as={DateField} />
      <UploadField label="Files" value={files} onValueChange={setFiles} upload={upload} />
      <output>{sent !== undefined && `Progress: ${sent}`}</output>
      <Button type="submit" tone="primary">
        Save
      </Button>
    </Form>
  );
}
