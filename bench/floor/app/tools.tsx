import { useLingui } from '@lingui/react';
import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { session } from './session';
import { Bar, Button } from './styles';

const languages = { zh: '中文', en: 'English' };
const themes = ['blue', 'green'];

function setLook(name: 'lang' | 'data-theme', value: string): void {
  document.documentElement.setAttribute(name, value);
}

function leave(): void {
  localStorage.removeItem('token');
  session.token = null;
  session.user = null;
}

/** Language, theme and sign-out. */
export function Tools({ username }: { username: string }) {
  const { i18n } = useLingui();
  const handleLanguage = (language: string) => {
    i18n.activate(language);
    setLook('lang', language);
  };
  return (
    <Bar>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <Button type="button" data-menu="language">
            {i18n._('language')}
          </Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content>
            {Object.entries(languages).map(([language, title]) => (
              <DropdownMenu.Item key={language} lang={language} onSelect={() => handleLanguage(language)}>
                {title}
              </DropdownMenu.Item>
            ))}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {themes.map((theme) => (
        <Button key={theme} type="button" data-choice={theme} onClick={() => setLook('data-theme', theme)}>
          {i18n._('theme')}
        </Button>
      ))}
      <Button type="button" onClick={leave}>
        {i18n._('leave')} {username}
      </Button>
    </Bar>
  );
}
