import { DatabaseError } from '../../database';

/** The message of a start that fails because a file or folder is unusable. */
export function cannotOpen(what: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(`${what} ${toAdvice(cause, reason)}`, { cause });
}

function toAdvice(cause: unknown, reason: string): string {
  const code = cause instanceof DatabaseError ? cause.code : '';
  if (['SQLITE_CORRUPT', 'SQLITE_NOTADB'].includes(code)) {
    return `is damaged (${reason}). Put a copy in its place, or move it away to begin anew.`;
  }
  if (code === 'SQLITE_FULL')
    return `cannot be written, for the disk is full (${reason}). Make room, or name another folder with --data.`;
  return `cannot be opened for writing (${reason}). Name a writable folder with --data.`;
}
