import type { Reply } from '../call/call';
import type { Download } from './http-response';

/** Makes a file of a binary response. */
export function toDownload({ payload, headers }: Reply): Download {
  const type = headers['content-type'] ?? '';
  const blob = new Blob(payload === undefined || payload === null ? [] : [payload as ArrayBuffer], { type });
  return { blob, type, fileName: toFileName(headers['content-disposition'] ?? '') };
}

/** Control characters, and those that turn the direction of writing: `gpj.exe` reads as `exe.jpg` behind one. */
const deceptive = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/** The file name of a Content-Disposition header: `filename*` (RFC 5987) before `filename`, never a path. */
export function toFileName(header: string): string | undefined {
  const encoded = /filename\*\s*=\s*utf-8'[^']*'([^;]+)/i.exec(header)?.[1];
  const plain = /filename\s*=\s*(?:"((?:\\.|[^"])*)"|([^;]+))/i.exec(header);
  const name = decoded(encoded) ?? plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2];
  return name?.replace(deceptive, '').split(/[\\/]/).pop()?.trim() || undefined;
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text.trim());
  } catch {
    return undefined;
  }
}
