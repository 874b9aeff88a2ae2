export const entries: Readonly<Record<string, number>>;
export const drafts: number;
export const screens: {
  readonly login: { readonly kilobytes: number };
  readonly home: { readonly kilobytes: number; readonly files: number };
};
