import type { I18n } from '@lingui/core';
import type { Confirm } from '../../../../feedback/create-confirm';
import { translate } from '../../../../locales/translate';
import { listText } from '../../../../locales/written/list-text';
import type { UnsavedPage } from '../../../../shell/tabs/create-tabs-store';
import { consoleMessages } from '../../../kernel/messages';

/** Asks whether to discard the unsaved work of the named pages. */
export function askBeforeLosing(confirm: Confirm, i18n: I18n, pages: readonly UnsavedPage[]): Promise<boolean> {
  const names = listText(
    pages.map(({ title }) => translate(i18n, title)),
    i18n.locale,
  );
  return confirm.ask({
    title: consoleMessages.unsavedTitle,
    description: { ...consoleMessages.unsavedHint, values: { names } },
    confirm: consoleMessages.discard,
    cancel: consoleMessages.keepEditing,
    tone: 'danger',
  });
}
