/** Signs that show nothing, of whatever Unicode category: format characters, fillers, selectors, the blank Braille pattern. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}\u{16fe4}]/gu;

/** A typed or pasted text as it is compared: web pages and chats hide signs in what people copy. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '');
