'use client';

import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { MenuRoot } from '../lib/menu-root';
import type { ButtonMenuProps } from '../lib/use-menu-button';
import type { LanguageSwitchProps } from './language-switch';
import { Menu, MenuChoice } from './menu-parts';

export interface LanguageMenuProps extends ButtonMenuProps, Required<LanguageSwitchProps> {}

/** The menu of languages, loaded when it will be wanted. */
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
