import { namedMessage } from '../../../../../locales/define-messages';
import { settingChoices } from '../../../../../shell/settings/setting-choices';
import { presetOptions } from '../../../../../theme/presets';
import { layoutNames, schemeNames, type ThemeSettings } from '../../../../../theme/theme-settings';
import type { Command } from '../../../../kernel/command';
import type { ConsoleParts } from '../../../../kernel/console-parts';
import { keywordMessages as words } from '../keyword-messages';
import { commandMessages as m } from '../messages';

/** Commands to choose a layout, a theme, the colour scheme and the language. */
export function appearanceCommands({ theme, config }: Pick<ConsoleParts, 'theme' | 'config'>): readonly Command[] {
  const set = (patch: Partial<ThemeSettings>) => () => {
    theme.set(patch);
    theme.save();
  };
  const choice = (id: 'layout' | 'theme' | 'scheme' | 'language', choices: readonly Command[]): Command => ({
    id: `look.${id}`,
    title: m[id],
    keywords: words[id],
    choose: () => choices,
  });
  return [
    choice(
      'layout',
      layoutNames.map((layout) => ({
        id: `layout.${layout}`,
        title: settingChoices.layout[layout],
        run: set({ layout }),
      })),
    ),
    choice(
      'theme',
      [...config.themes, ...presetOptions].map(({ name, title }) => ({
        id: `theme.${name}`,
        title: namedMessage(`theme.${name}`, title),
        run: set({ themeName: name }),
      })),
    ),
    choice(
      'scheme',
      schemeNames.map((scheme) => ({
        id: `scheme.${scheme}`,
        title: settingChoices.scheme[scheme],
        run: set({ scheme }),
      })),
    ),
    choice(
      'language',
      config.languages.map(({ name, title }) => ({
        id: `language.${name}`,
        title,
        keywords: name,
        run: set({ language: name }),
      })),
    ),
  ];
}
