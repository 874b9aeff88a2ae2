import { uploadCall } from '@waybill/contract/tables';
import { useHttp, useServerUpload } from '@waybill/ui-shell/console';
import type { OptionSearch, Upload } from '@waybill/ui-shell/controls';
import { useMemo } from 'react';
import { writeOf } from '../../kit/calls';
import { articles } from '../table/article';

const photoUpload = writeOf(uploadCall);

/** What the page of controls asks the server: articles by their title, and to take a file. */
export function useSampleCalls(): { findArticles: OptionSearch; sendPhoto: Upload } {
  const http = useHttp();
  const send = useServerUpload(photoUpload);
  return useMemo(
    () => ({
      findArticles: async (title, signal) => {
        const params = { title, pageSize: 10 };
        const { list } = await articles.readList(await http.get(articles.paths.list, { params, signal }));
        return list.map(({ id, title: label, author: hint }) => ({ value: String(id), label, hint }));
      },
      sendPhoto: (file, { onProgress, signal }) => {
        const body = new FormData();
        body.append('file', file);
        return send(body, { signal, onProgress });
      },
    }),
    [http, send],
  );
}
