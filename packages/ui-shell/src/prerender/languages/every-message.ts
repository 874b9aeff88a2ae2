import { keySheetMessages } from '../../console/features/commands/desk/messages';
import { keywordMessages } from '../../console/features/commands/keyword-messages';
import { listCommandMessages } from '../../console/features/commands/list-messages';
import { commandMessages } from '../../console/features/commands/messages';
import { paletteMessages } from '../../console/features/commands/palette-messages';
import { authErrors, authGreetings, authNotes } from '../../console/features/connect/auth-messages';
import { frameMessages } from '../../console/features/frame/messages';
import { lockMessages } from '../../console/features/lock/messages';
import { debuggerMessages, sourceCodeMessages } from '../../console/features/pages/debugger/messages';
import { loginMessages } from '../../console/features/pages/login/messages';
import { passkeyPanelMessages } from '../../console/features/pages/login/passkey/messages';
import { secondStepMessages } from '../../console/features/pages/login/second-step/messages';
import { passkeyMessages } from '../../console/features/passkey/messages';
import { updateMessages } from '../../console/features/pwa/messages';
import { newVersionMessages } from '../../console/features/pwa/new-version-messages';
import { reentryMessages } from '../../console/features/reentry/messages';
import { resourceMessages } from '../../console/features/resource/messages';
import { serverDataMessages } from '../../console/features/server-data/messages';
import { queueMessages } from '../../console/features/steps/queue/messages';
import { themeDrawerMessages } from '../../console/features/tools/messages';
import { undoMessages } from '../../console/features/undo/messages';
import { consoleMessages } from '../../console/kernel/messages';
import { pasteMessages } from '../../data/paste/messages';
import type { ShellMessage } from '../../locales/define-messages';
import { shellMessages } from '../../shell-messages';
import { pageLoadMessages } from '../../start/messages';

/** The messages of the shell and of what the console adds to it. */
export const everyMessage: readonly Record<string, ShellMessage>[] = [
  ...shellMessages,
  pageLoadMessages,
  authErrors,
  authGreetings,
  authNotes,
  commandMessages,
  keywordMessages,
  listCommandMessages,
  keySheetMessages,
  paletteMessages,
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
  newVersionMessages,
  reentryMessages,
  resourceMessages,
  serverDataMessages,
  queueMessages,
  themeDrawerMessages,
  undoMessages,
  pasteMessages,
];
