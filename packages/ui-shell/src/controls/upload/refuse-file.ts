/** @public */
export interface FileLimits {
  /** Accepted types, as in HTML: `image/*`, `application/pdf`, `.xlsx`. Default: all. */
  accept?: readonly string[] | undefined;
  /** Maximum size of a file, in bytes. Default 10 MB. */
  maxSize?: number | undefined;
  /** Default 9. */
  maxCount?: number | undefined;
}

export type FileRefusal = 'wrongKind' | 'tooLarge' | 'tooMany';

export const usualMaxSize = 10 * 1024 * 1024;
export const usualMaxCount = 9;

/** Returns the reason to reject a file, given the files already chosen; undefined if it is accepted. The browser's type is a hint only: the server checks the content. */
export function refuseFile(
  file: Pick<File, 'name' | 'type' | 'size'>,
  present: number,
  { accept, maxSize = usualMaxSize, maxCount = usualMaxCount }: FileLimits,
): FileRefusal | undefined {
  if (present >= maxCount) return 'tooMany';
  if (accept && !accept.some((kind) => isOfKind(file, kind.trim().toLowerCase()))) return 'wrongKind';
  return file.size > maxSize ? 'tooLarge' : undefined;
}

function isOfKind({ name, type }: Pick<File, 'name' | 'type'>, kind: string): boolean {
  if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
  if (kind.endsWith('/*')) return type.toLowerCase().startsWith(kind.slice(0, -1));
  return type.toLowerCase() === kind;
}

/** Formats a size: `640 KB`, `1.5 MB`. */
export function showSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return `${Math.max(1, Math.round(kilobytes))} KB`;
  return `${Math.round((kilobytes / 1024) * 10) / 10} MB`;
}
