'use client';

import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { Languages } from 'lucide-react';
import { useText } from '../locales/use-text';
import { Menu, MenuChoice } from './menu-parts';
import { languageTitles, toolMessages } from './messages';
import { ToolButton } from './tool-button';

export interface LanguageChoice {
  /** `zh`, `en`, or a language the app added. */
  name: string;
  /** The language's name in itself. */
  title: string;
}

/** The shipped languages, each named in itself. */
export const shippedLanguages: readonly LanguageChoice[] = [
  { name: 'zh', title: languageTitles.zh },
  { name: 'en', title: languageTitles.en },
];

export interface LanguageSwitchProps {
  language: string;
  onLanguageChange: (language: string) => void;
  /** Default: zh and en. */
  languages?: readonly LanguageChoice[];
}

/** The language icon of the header with a menu of languages, each written in itself. */
export function LanguageSwitch({ language, onLanguageChange, languages = shippedLanguages }: LanguageSwitchProps) {
  const t = useText();
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <ToolButton icon={Languages} label={t(toolMessages.language)} />
      </DropdownMenu.Trigger>
      <Menu>
        <DropdownMenu.RadioGroup value={language} onValueChange={onLanguageChange}>
          {languages.map(({ name, title }) => (
            <MenuChoice key={name} value={name} lang={name}>
              {title}
            </MenuChoice>
          ))}
        </DropdownMenu.RadioGroup>
      </Menu>
    </DropdownMenu.Root>
  );
}
