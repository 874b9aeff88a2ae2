/** A length along the line, for `translateX`: positive lengths point to where the line ends, in either direction of writing. @public */
export const along = (length: string): string => `calc(${length} * var(--wb-along))`;
