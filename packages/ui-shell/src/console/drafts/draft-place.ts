import type { ShellMessage } from '../../locales/define-messages';

export interface DraftPlaceOptions {
  /** Fetches the key of whoever is signed in; without it drafts stay in the memory of the window. */
  fetchKey: (() => Promise<string>) | undefined;
  /** Prefix of the database and the locks. */
  name: string;
  /** Told once why drafts do not outlive the window. */
  onHindrance: (message: ShellMessage) => void;
  report: (problem: unknown) => void;
}
