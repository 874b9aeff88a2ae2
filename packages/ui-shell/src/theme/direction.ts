/** Where lines of a language begin: `rtl` for those that are written so, such as Arabic, Persian, Hebrew and Urdu, with or without a country. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (rightToLeft.test(language) ? 'rtl' : 'ltr');

export const rightToLeft = /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/;

/** A length along the line, for `translateX`: positive lengths point to where the line ends, in either direction of writing. @public */
export const along = (length: string): string => `calc(${length} * var(--wb-along))`;
