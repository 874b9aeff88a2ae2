import { useCall, useServerUpload } from '@waybill/ui-shell/console';
import type { OptionSearch, Upload } from '@waybill/ui-shell/controls';
import { useMemo } from 'react';
import { articlesCall, uploadCall } from '../../contract/articles';

/** The requests of the controls page: articles by title, and an upload. */
export function useSampleCalls(): { findArticles: OptionSearch; sendPhoto: Upload } {
  const find = useCall(articlesCall);
  const send = useServerUpload(uploadCall);
  return useMemo(
    () => ({
      findArticles: async (title, signal) => {
        const { list } = await find({ title, pageSize: 10 }, { signal });
        return list.map(({ id, title: label, author: hint }) => ({ value: String(id), label, hint }));
      },
      sendPhoto: (file, { onProgress, signal }) => {
        const body = new FormData();
        body.append('file', file);
        return send(body, { signal, onProgress });
      },
    }),
    [find, send],
  );
}
