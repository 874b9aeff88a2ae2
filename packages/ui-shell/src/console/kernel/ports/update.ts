/** Port: a newer version of the console. */
export interface Update {
  /** Activates the new version and reloads the page; null without one or after a dismissal, since the next visit activates it anyway. */
  take: (() => void) | null;
  /** The server has it already: pages that this window has not loaded yet come with the new version only. */
  found: boolean;
  /** Drafts of this window outlive a reload. */
  draftsKept: boolean;
}
