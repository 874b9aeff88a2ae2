import { useSnapshot } from 'valtio';
import { createLazyPart } from '../../../../lib/create-lazy-part';
import { tool } from '../../../../shell/tools/tool';
import { useConsole } from '../../../kernel/console-context';
import { useLazyPart } from '../../runtime/lazy-loading/use-lazy-part';

export const languageTool = tool({
  id: 'language',
  title: { zh: '语言切换', en: 'Language switch' },
  setting: false,
  button: Language,
});

const languageSwitch = createLazyPart(() =>
  import('../../../../shell/tools/language-switch').then((module) => module.LanguageSwitch),
);

function Language() {
  const { config, theme } = useConsole();
  const { language } = useSnapshot(theme.settings);
  const Switch = useLazyPart(languageSwitch, true);
  return (
    Switch && (
      <Switch
        language={language}
        languages={config.languages}
        onLanguageChange={(language) => theme.set({ language })}
      />
    )
  );
}
