import { formMessages } from './controls/basic/messages';
import { choiceMessages } from './controls/choice/messages';
import { dateMessages } from './controls/date/messages';
import { uploadMessages } from './controls/upload/messages';
import { chartMessages } from './data/chart/messages';
import { displayMessages } from './data/display/messages';
import { tableMessages } from './data/table/messages';
import { feedbackMessages } from './feedback/messages';
import { conflictMessages } from './forms/conflict-messages';
import { draftMessages } from './forms/drafts/messages';
import { formsMessages } from './forms/messages';
import type { ShellMessage } from './locales/define-messages';
import { breadcrumbMessages } from './shell/breadcrumb/messages';
import { pagesMessages } from './shell/cached-pages/messages';
import { errorLogMessages } from './shell/error-log/messages';
import { errorPageMessages } from './shell/error-pages/messages';
import { headerMessages } from './shell/header/messages';
import { layoutMessages } from './shell/layout/messages';
import { menuMessages } from './shell/menu/messages';
import { noticeMessages } from './shell/notice/messages';
import { searchMessages } from './shell/search/messages';
import { settingsMessages } from './shell/settings/messages';
import { tabsMessages } from './shell/tabs/messages';
import { toolMessages } from './shell/tools/messages';

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
  chartMessages,
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
