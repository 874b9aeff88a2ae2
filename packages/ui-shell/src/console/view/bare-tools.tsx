import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { LogoMark } from '../../header/logo-mark';
import { color, space } from '../../theme/tokens';
import { LanguageSwitch } from '../../tools/language-switch';
import { useConsole } from '../console-context';

/** The line over a screen outside the shell: the product's mark, and the language switch. */
export function BareTools() {
  const { theme, config } = useConsole();
  const { language } = useSnapshot(theme.settings);
  return (
    <Line>
      <Mark>
        <LogoMark />
      </Mark>
      <LanguageSwitch
        language={language}
        languages={config.languages}
        onLanguageChange={(next) => theme.set({ language: next })}
      />
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`;

const Mark = styled.span`
  display: inline-flex;
  color: ${color('primaryText')};
`;
