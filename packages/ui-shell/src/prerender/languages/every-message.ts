import { resourceMessages } from '../../console/features/data/resource/messages';
import { serverDataMessages } from '../../console/features/data/server-data/messages';
import { queueMessages } from '../../console/features/data/steps/queue/messages';
import { undoMessages } from '../../console/features/data/undo/messages';
import { keywordMessages } from '../../console/features/desk/commands/keyword-messages';
import { listCommandMessages } from '../../console/features/desk/commands/list-messages';
import { commandMessages } from '../../console/features/desk/commands/messages';
import { keySheetMessages } from '../../console/features/desk/keys/messages';
import { themeDrawerMessages } from '../../console/features/desk/tools/messages';
import { paletteMessages } from '../../console/features/desk/tools/palette-messages';
import { frameMessages } from '../../console/features/navigation/frame/messages';
import { debuggerMessages, sourceCodeMessages } from '../../console/features/navigation/pages/debugger/messages';
import { authErrors, authGreetings, authNotes } from '../../console/features/runtime/feedback/auth-messages';
import { updateMessages } from '../../console/features/runtime/service-worker/messages';
import { newVersionMessages } from '../../console/features/runtime/service-worker/new-version-messages';
import { lockMessages } from '../../console/features/session/lock/messages';
import { loginMessages } from '../../console/features/session/login/messages';
import { passkeyPanelMessages } from '../../console/features/session/login/passkey/messages';
import { secondStepMessages } from '../../console/features/session/login/second-step/messages';
import { passkeyMessages } from '../../console/features/session/passkeys/messages';
import { reentryMessages } from '../../console/features/session/reentry/messages';
import { consoleMessages } from '../../console/kernel/messages';
import { pasteMessages } from '../../data/paste/messages';
import { importMessages } from '../../import/messages';
import { noteMessages } from '../../import/note-messages';
import type { ShellMessage } from '../../locales/define-messages';
import { shellMessages } from '../../shell-messages';
import { pageLoadMessages } from '../../start/messages';

/** The messages of the shell and the console. */
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
  importMessages,
  noteMessages,
];
