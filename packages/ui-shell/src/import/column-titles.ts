import { withoutInvisible } from '../lib/without-invisible';
import type { ShellMessage, Text } from '../locales/define-messages';
import type { Translate } from '../locales/use-text';
import type { ImportColumn } from './import-declaration';
import { importMessages } from './messages';

/** The title of a column in the present language. @beta */
export function titleOf({ title, group, number }: ImportColumn, t: Translate): string {
  const text = group ? t(importMessages.grouped, { group: t(group), title: t(title) }) : t(title);
  return number === undefined ? text : `${text} ${number}`;
}

/** A title as it is compared: without blanks, signs and words in brackets. */
export function plainTitle(title: string): string {
  const plain = withoutInvisible(title).normalize('NFKC').toLowerCase();
  const outside = plain.replace(/[([【［][^)\]】］]*[)\]】］]/g, '');
  return (outside.trim() === '' ? plain : outside).replace(/[\s*：:_\-/、.·・]/g, '');
}

/** The titles of a column in each language, as they are compared. */
export function plainTitlesOf({ title, group, number }: ImportColumn): string[] {
  const groups = textsOf(group ?? '');
  return Object.entries(textsOf(title)).map(([language, text]) =>
    plainTitle(`${groups[language] ?? groups.any ?? ''}${text}${number ?? ''}`),
  );
}

/** The words of a text by language. */
export const textsOf = (text: Text): Readonly<Record<string, string>> =>
  typeof text === 'object' && 'texts' in text
    ? (text as ShellMessage).texts
    : { any: typeof text === 'string' ? text : (text.message ?? text.id) };
