import { useState } from 'react';
import { TextField } from '../src/controls/basic/text-field';
import { useUnsaved } from '../src/shell/cached-pages/use-unsaved';

/** A field with a dialog that confirms the loss of unsaved input. */
export function UnsavedRemark() {
  const [remark, setRemark] = useState('');
  useUnsaved(remark !== '');
  return <TextField label="Remark" value={remark} onChange={({ target }) => setRemark(target.value)} />;
}
