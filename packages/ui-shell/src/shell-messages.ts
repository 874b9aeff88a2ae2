import { breadcrumbMessages } from './breadcrumb/messages';
import { choiceMessages } from './choice/messages';
import { dateMessages } from './date/messages';
import { displayMessages } from './display/messages';
import { draftMessages } from './drafts/messages';
import { errorLogMessages } from './error-log/messages';
import { errorPageMessages } from './error-pages/messages';
import { feedbackMessages } from './feedback/messages';
import { formMessages } from './form/messages';
import { conflictMessages } from './forms/conflict-messages';
import { formsMessages } from './forms/messages';
import { headerMessages } from './header/messages';
import { layoutMessages } from './layout/messages';
import type { ShellMessage } from './locales/define-messages';
import { menuMessages } from './menu/messages';
import { noticeMessages } from './notice/messages';
import { pagesMessages } from './pages/messages';
import { searchMessages } from './search/messages';
import { settingsMessages } from './settings/messages';
import { tableMessages } from './table/messages';
import { tabsMessages } from './tabs/messages';
import { toolMessages } from './tools/messages';
import { uploadMessages } from './upload/messages';

/** The messages of all folders, one line a folder. The assembly adds its own. @public */
export const shellMessages: readonly Record<string, ShellMessage>[] = [
  layoutMessages,
  menuMessages,
  breadcrumbMessages,
  headerMessages,
  formMessages,
  formsMessages,
  conflictMessages,
  draftMessages,
  feedbackMessages,
  displayMessages,
  choiceMessages,
  dateMessages,
  uploadMessages,
  toolMessages,
  errorPageMessages,
  pagesMessages,
  tabsMessages,
  errorLogMessages,
  searchMessages,
  settingsMessages,
  noticeMessages,
  tableMessages,
];
