import type { HttpClient, PlacedStep } from '@waybill/http';
import { proxy } from 'valtio/vanilla';
import type { Feedback, Server, Settings } from '../../kernel/console-parts';
import type { ConsoleSession } from '../../kernel/console-session';
import type { LanguageWords } from '../../kernel/ports/language-words';
import type { LoginQueueState } from '../../kernel/ports/turn';
import { turnStep } from '../session/login-queue/turn-step';
import { createConsoleHttp } from './create-console-http';
import { createEntityTags } from './create-entity-tags';

export interface ServerOptions extends Settings {
  feedback: Pick<Feedback, 'loading' | 'forced'>;
  /** The session, once it exists: it is made from a gateway that needs the client first. */
  session: () => ConsoleSession;
  language: () => string;
  words: () => LanguageWords;
  /** Navigates to the 403 page; returns false if it is already shown. */
  onForbidden: () => boolean;
  /** Steps of other features, after the app's steps. */
  steps: readonly PlacedStep[];
  draftKey: ((http: HttpClient) => Promise<string>) | undefined;
}

/** The HTTP client of a console and its cached reads; failures are shown and logged. */
export function createServer(options: ServerOptions): Server {
  const { config, api, feedback, session, language, words, onForbidden, steps, draftKey } = options;
  const entityTags = createEntityTags();
  const turn = proxy<LoginQueueState>({ waiting: 0 });
  const http = createConsoleHttp({
    config,
    api: {
      ...api,
      http: {
        ...api.http,
        steps: [...(api.http.steps ?? []), { before: 'share', step: entityTags.step }, turnStep(turn), ...steps],
      },
    },
    session,
    language,
    words,
    loading: feedback.loading,
    onForbidden,
    forced: feedback.forced,
  });
  return {
    http,
    entityTags,
    turn,
    draftKey: draftKey && (() => draftKey(http)),
  };
}
