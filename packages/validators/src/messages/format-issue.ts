import type { Issue } from './issue';
import type { Messages } from './messages';
import { toMessage } from './to-message';

/** Makes words of an issue. A code that the catalogue does not know reads as its `invalid`; a param that is missing stays in braces. @public */
export function formatIssue(issue: Pick<Issue, 'code' | 'params'>, messages: Messages): string {
  return toMessage(issue, { messages });
}
