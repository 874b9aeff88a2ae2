/** Invisible characters of any Unicode category: format characters, fillers, selectors, the blank Braille pattern. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}\u{16fe4}]/gu;

/** Removes invisible characters from typed or pasted text: web pages and chats hide them in copied text. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '');
