import { useHttp } from '@waybill/ui-shell/console';
import type { OptionSearch, Upload, UploadedFile } from '@waybill/ui-shell/controls';
import { useMemo } from 'react';
import { articles } from '../table/article';

/** What the page of controls asks the server: articles by their title, and to take a file. */
export function useSampleCalls(): { findArticles: OptionSearch; sendPhoto: Upload } {
  const http = useHttp();
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
        return http.upload<UploadedFile>('/table/upload', body, {
          signal,
          onProgress: ({ loaded, total = file.size }) => onProgress(loaded / Math.max(1, total)),
        });
      },
    }),
    [http],
  );
}
