/** Words of a list that is written as `one|two`. */
export const listOf = (words: string): readonly string[] => words.split('|');
