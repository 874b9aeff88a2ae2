import { Languages } from 'lucide-react';
import { ToolButton } from '../../controls/basic/tool-button';
import { createLazyPart } from '../../lib/create-lazy-part';
import { useMenuButton } from '../../lib/use-menu-button';
import { useText } from '../../locales/use-text';
import type { LanguageChoice, LanguageChoices } from './language-menu';
import { languageTitles, toolMessages } from './messages';

/** The shipped languages with native names. */
export const shippedLanguages: readonly LanguageChoice[] = [
  { name: 'zh', title: languageTitles.zh },
  { name: 'en', title: languageTitles.en },
];

/** @public */
export interface LanguageSwitchProps extends Omit<LanguageChoices, 'languages'> {
  /** Default: zh and en. */
  languages?: readonly LanguageChoice[];
}

const languageMenu = createLazyPart(() => import('./language-menu').then((module) => module.LanguageMenu));

/** The language icon of the header with a menu of native language names. @public */
export function LanguageSwitch({ languages = shippedLanguages, ...choice }: LanguageSwitchProps) {
  const t = useText();
  const { Menu, menuProps, buttonProps } = useMenuButton(languageMenu);
  return (
    <>
      <ToolButton icon={Languages} label={t(toolMessages.language)} {...buttonProps} />
      {Menu && <Menu {...menuProps} {...choice} languages={languages} />}
    </>
  );
}
