import { recordExportCall } from '@waybill/kit/contract';
import type { Calls } from '@waybill/kit/server';

/** The call that notes an export. */
export function addExportCall({ add }: Calls): void {
  add(
    recordExportCall,
    { summary: 'Notes in the record of actions what is about to be exported.' },
    ({ c, body: { list, ...facts } }) => {
      const changes = Object.entries(facts)
        .filter(([, value]) => value !== '')
        .map(([field, value]) => ({ of: '', field: `export.${field}`, before: '', after: String(value) }));
      c.set('recorded', { subject: list, changes });
      return null;
    },
  );
}
