/** Port: a newer version of the console. */
export interface Update {
  /** Activates the new version and reloads the page; null without one or after a dismissal, since the next visit activates it anyway. */
  take: (() => void) | null;
  /** Whether the server has the new version, which pages not yet loaded by this window need. */
  available: boolean;
  /** Drafts of this window outlive a reload. */
  draftsOutliveReload: boolean;
}
