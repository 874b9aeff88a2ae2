import { styled } from 'styled-components';
import type { Text } from '../../locales/define-messages';
import { useText } from '../../locales/use-text';
import { color, size, space } from '../../theme/tokens';

/** @public */
export interface ShellFooterProps {
  title: Text;
  /** Default: the present year. */
  year?: number;
}

/** The line under every page: the year and the product's title. @public */
export function ShellFooter({ title, year = new Date().getFullYear() }: ShellFooterProps) {
  const t = useText();
  return (
    <Line>
      © {year} {t(title)}
    </Line>
  );
}

const Line = styled.footer`
  flex: none;
  min-height: ${size('footer')};
  padding: ${space(4)} ${space(5)};
  color: ${color('textMuted')};
  font-size: 0.75rem;
  line-height: 1.4375rem;
  text-align: center;
`;
