import type { ShellMessage } from '@waybill/ui-shell';
import { tooLong } from '../../kit/too-long';
import { tableMessages } from '../messages';

type Complaint = ShellMessage | undefined;

/** What is wrong with the texts of an article. */
export const articleRules = {
  title: (value: string): Complaint => (value.trim() === '' ? tableMessages.titleEmpty : tooLong(value, 100)),
  author: (value: string): Complaint => (value.trim() === '' ? tableMessages.authorEmpty : tooLong(value, 50)),
  description: (value: string): Complaint => tooLong(value, 2000),
};
