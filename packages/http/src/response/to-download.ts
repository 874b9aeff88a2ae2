import type { Reply } from '../call/call';
import type { Download } from './http-response';

/** Creates a file from a binary response. */
export function toDownload({ payload, headers }: Reply): Download {
  const type = headers['content-type'] ?? '';
  const blob = new Blob(payload === undefined || payload === null ? [] : [payload as ArrayBuffer], { type });
  return { blob, type, fileName: toFileName(headers['content-disposition'] ?? '') };
}

/** Control characters, and characters that change the writing direction: after one, `gpj.exe` reads as `exe.jpg`. */
const deceptive = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/** Returns the file name of a Content-Disposition header: `filename*` (RFC 5987, also in quotes) before `filename`, never a path. */
export function toFileName(header: string): string | undefined {
  const extended = /filename\*\s*=\s*"?([\w-]+)'[^']*'"?([^";]+)/i.exec(header);
  const plain = /filename\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^;]+))/i.exec(header);
  const name =
    decode(fromPercents(extended?.[2] ?? ''), extended?.[1] ?? 'utf-8') ||
    toText(plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2] ?? '');
  return name.replace(deceptive, '').split(/[\\/]/).pop()?.trim() || undefined;
}

/** Servers write plain names percent-encoded, in UTF-8 or in GBK, without naming the encoding; the standard's Latin-1 is the last guess. */
function toText(raw: string): string {
  if (/[\u0100-\uffff]/.test(raw)) return raw;
  for (const bytes of [fromPercents(raw), raw]) {
    const text = decode(bytes, 'utf-8') ?? (isChinese(bytes) ? decode(bytes, 'gbk') : undefined);
    if (text !== undefined) return text;
  }
  return raw;
}

const fromPercents = (text: string) =>
  text.trim().replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Whether at least half of the byte pairs are frequent GBK characters; two adjacent Latin-1 letters form a pair too. */
function isChinese(bytes: string): boolean {
  const pairs = bytes.match(/[\u0081-\u00fe][\u0040-\u00fe]/g) ?? [];
  const frequent = pairs.filter((pair) => /^[\u00a1-\u00d7][\u00a1-\u00fe]$/.test(pair));
  return frequent.length > 0 && frequent.length * 2 >= pairs.length;
}

function decode(bytes: string, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(Uint8Array.from(bytes, (char) => char.charCodeAt(0)));
  } catch {
    return undefined;
  }
}
