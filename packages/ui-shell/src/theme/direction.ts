/** Returns a length for `translateX` along the line: positive lengths point to the end of the line, in both writing directions. @public */
export const along = (length: string): string => `calc(${length} * var(--wb-along))`;
