import { Button } from '@waybill/ui-shell';
import { StatusTag } from '@waybill/ui-shell/table';
import { isEmail } from '@waybill/validators';

export default function FirstPage() {
  return (
    <>
      <h1>Built from tarballs</h1>
      <StatusTag tone="success">paid</StatusTag>
      <Button tone="primary">{isEmail('user@example.com') ? 'It works' : 'It is broken'}</Button>
    </>
  );
}
