import type { HttpClient } from '@waybill/http';

/** The server's key for the drafts of whoever is signed in. */
export const draftKey = async (http: HttpClient): Promise<string> => {
  const { key } = await http.get<{ key: string }>('/draftKey', { silent: true });
  return key;
};
