/** Port: a newer version of the console. */
export interface Update {
  /** Takes it over and loads the page anew; null while there is none, or nobody wants it now: the next visit takes it anyway. */
  take: (() => void) | null;
  /** The server has it already: pages that this window has not loaded yet come with the new version only. */
  found: boolean;
  /** Drafts of this window outlive a reload. */
  draftsKept: boolean;
}
