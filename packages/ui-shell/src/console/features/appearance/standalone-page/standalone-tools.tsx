import { Languages } from 'lucide-react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { useText } from '../../../../locales/use-text';
import { color, flexWrap, inlineRow, space, strongText, textSize } from '../../../../theme/tokens';
import { useConsole } from '../../../kernel/console-context';
import { BrandMark } from './brand-mark';

/** The line over a screen outside the shell: the product's mark and name, and a plain choice of language that costs no menu. */
export function StandaloneTools() {
  const t = useText();
  const { theme, config } = useConsole();
  const { title, language } = useSnapshot(theme.settings);
  return (
    <Line>
      <Mark>
        <BrandMark size={28} />
        {t(title)}
      </Mark>
      <Choice>
        <Languages aria-hidden size={16} />
        {config.languages.map(({ name, title: nativeTitle }) => (
          <button
            key={name}
            type="button"
            lang={name}
            aria-pressed={name === language}
            onClick={() => theme.set({ language: name })}
          >
            {nativeTitle}
          </button>
        ))}
      </Choice>
    </Line>
  );
}

const Line = styled.div`
  ${flexWrap(2)}
  align-items: center;
  justify-content: space-between;
`;

const Mark = styled.span`
  ${inlineRow(2)}
  color: ${color('primaryText')};
  font-size: ${textSize('section')};
  font-weight: 600;
`;

const Choice = styled.span`
  ${inlineRow(1)}
  color: ${color('textMuted')};

  button {
    min-height: 40px;
    padding: 0 ${space(2)};
    border: 0;
    background: none;
    color: ${color('textMuted')};
    cursor: pointer;
  }

  button[aria-pressed='true'] {
    ${strongText()}
  }
`;
