import type { ShellMessage } from '../../locales/define-messages';
import { shellMessages } from '../../shell-messages';
import { pageLoadMessages } from '../../start/messages';
import { authErrors, authGreetings, authNotes } from '../connect/auth-messages';
import { frameMessages } from '../frame/messages';
import { consoleMessages } from '../kernel/messages';
import { lockMessages } from '../lock/messages';
import { debuggerMessages, sourceCodeMessages } from '../pages/debugger/messages';
import { loginMessages } from '../pages/login/messages';
import { passkeyPanelMessages } from '../pages/login/passkey/messages';
import { secondStepMessages } from '../pages/login/second-step/messages';
import { passkeyMessages } from '../passkey/messages';
import { updateMessages } from '../pwa/messages';
import { reentryMessages } from '../reentry/messages';
import { resourceMessages } from '../resource/messages';
import { serverDataMessages } from '../server-data/messages';
import { themeDrawerMessages } from '../tools/messages';
import { undoMessages } from '../undo/messages';

/** The messages of the shell and of what the console adds to it. */
export const everyMessage: readonly Record<string, ShellMessage>[] = [
  ...shellMessages,
  pageLoadMessages,
  authErrors,
  authGreetings,
  authNotes,
  consoleMessages,
  frameMessages,
  lockMessages,
  debuggerMessages,
  sourceCodeMessages,
  loginMessages,
  passkeyPanelMessages,
  secondStepMessages,
  passkeyMessages,
  updateMessages,
  reentryMessages,
  resourceMessages,
  serverDataMessages,
  themeDrawerMessages,
  undoMessages,
];
