/** A form's draft among those of its tab. @public */
export interface FormDraft {
  /** Different for each form of a page. */
  name: string;
  /** What the form is about, such as the record that it changes, as plain data: a draft comes back to a form about the same. Default: null. */
  about?: unknown;
  /** For a form that stays while it turns to one thing after another: turns it to what the draft is about, before the fields are filled. */
  onResume?: (about: unknown) => void;
}
