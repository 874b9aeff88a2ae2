import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { MenuRoot } from '../../lib/menu-root';
import type { ButtonMenuProps } from '../../lib/use-menu-button';
import { Menu, MenuChoice } from './menu-parts';

/** @public */
export interface LanguageChoice {
  /** `zh`, `en`, or a language the app added. */
  name: string;
  /** Native name of the language. */
  title: string;
}

export interface LanguageChoices {
  language: string;
  onLanguageChange: (language: string) => void;
  languages: readonly LanguageChoice[];
}

export interface LanguageMenuProps extends ButtonMenuProps, LanguageChoices {}

/** The menu of languages, loaded on intent. */
export function LanguageMenu({ panel, language, onLanguageChange, languages, ...root }: LanguageMenuProps) {
  return (
    <MenuRoot {...root}>
      <Menu {...panel}>
        <DropdownMenu.RadioGroup value={language} onValueChange={onLanguageChange}>
          {languages.map(({ name, title }) => (
            <MenuChoice key={name} value={name} lang={name}>
              {title}
            </MenuChoice>
          ))}
        </DropdownMenu.RadioGroup>
      </Menu>
    </MenuRoot>
  );
}
