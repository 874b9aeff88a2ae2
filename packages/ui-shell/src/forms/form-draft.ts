/** Identity of a form's draft within its tab. @public */
export interface FormDraft {
  /** Unique among the forms of a page. */
  name: string;
  /** Subject of the form as plain data, such as the edited record; a draft returns to a form with the same subject. Default: null. */
  about?: unknown;
  /** For a form with changing subjects: switches it to the draft's subject before the fields are filled. */
  onResume?: (about: unknown) => void;
}
