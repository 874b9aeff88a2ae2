import type { ShellMessage } from '@waybill/ui-shell';
import { kitMessages } from './messages';

/** What is wrong with a text of more than `max` characters, saying how many there are; nothing with a shorter one. */
export function tooLong(text: string, max: number): ShellMessage | undefined {
  const count = [...text.trim()].length;
  return count > max ? { ...kitMessages.tooLong, values: { max, count } } : undefined;
}
