/** `page - subtitle`, or the reverse; empty parts are left out. Source: product specification, section 4. */
export function documentTitle(parts: { page: string; subTitle: string; separator: string; reverse: boolean }): string {
  const words = [parts.page, parts.subTitle].filter((word) => word.trim() !== '');
  return (parts.reverse ? words.reverse() : words).join(parts.separator);
}
