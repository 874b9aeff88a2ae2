import type { HttpClient } from '@waybill/http';
import type { ResponseOf } from '@waybill/kit/contract';
import { readResponse } from '@waybill/ui-shell/console';
import { object, type Schema, string } from '@waybill/validators';
import type { draftKeyCall } from '../contract/session';

// Written by hand, so that the contract's schemas stay out of the first screen.
const url: (typeof draftKeyCall)['url'] = '/draftKey';
const schema: Schema<ResponseOf<typeof draftKeyCall>> = object({ key: string() });

/** Fetches the key of the current user's drafts from the server. */
export const draftKey = async (http: HttpClient): Promise<string> => {
  const response = await http.get(url, { silent: true });
  return (await readResponse(`GET ${url}`, schema, response)).key;
};
