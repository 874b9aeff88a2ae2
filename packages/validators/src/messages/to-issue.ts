import type { Finding } from './finding';
import type { Issue } from './issue';
import { toMessage, type Wording } from './to-message';

/** The issue without what is of use inside a run only; with its message where words are asked for. */
export function toIssue(finding: Finding, wording?: Wording): Issue {
  const { code, params } = finding;
  const issue = { code, path: [...finding.path].reverse(), params };
  return wording?.language || wording?.messages ? { ...issue, message: toMessage(finding, wording) } : issue;
}
