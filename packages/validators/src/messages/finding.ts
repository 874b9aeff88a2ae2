import type { Issue, IssueParams } from './issue';
import type { RuleMessages, Texts } from './rule-messages';

/** An issue on its way through a run, with the texts that its rule brought along. @public */
export interface Finding {
  readonly code: Issue['code'];
  /** The way back from the faulty part to the value that the run began with: each schema around it adds its own key. */
  readonly path: PropertyKey[];
  readonly params: IssueParams;
  readonly texts?: Texts | undefined;
}

/** Makes a finding; the path is the way from the value at hand to the faulty part. */
export function toFinding(messages: RuleMessages, params: IssueParams = {}, path: Issue['path'] = []): Finding {
  return { code: messages.code, path: [...path].reverse(), params, texts: messages };
}
