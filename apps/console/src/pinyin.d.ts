declare module '*?pinyin' {
  /** Pinyin by Chinese title. */
  export const pinyin: Readonly<Record<string, string>>;
}
