import type { Issue, IssueParams } from './issue';
import type { RuleMessages, Texts } from './rule-messages';

/** An issue on its way through a run, with the texts that its rule brought along. @public */
export interface Finding extends Issue {
  readonly texts?: Texts | undefined;
}

export function toFinding(messages: RuleMessages, params: IssueParams = {}, path: Issue['path'] = []): Finding {
  return { code: messages.code, path, params, texts: messages };
}
