import type { HttpClient } from '@waybill/http';
import { readResponse } from '@waybill/ui-shell/console';
import { object, string } from '@waybill/validators';

const schema = object({ key: string() });

/** The server's key for the drafts of whoever is signed in. */
export const draftKey = async (http: HttpClient): Promise<string> => {
  const response = await http.get('/draftKey', { silent: true });
  return (await readResponse('GET /draftKey', schema, response)).key;
};
