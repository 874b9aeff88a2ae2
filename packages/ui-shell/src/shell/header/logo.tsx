import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import type { Text } from '../../locales/define-messages';
import { useText } from '../../locales/use-text';
import { useShellLinks } from '../../nav/shell-router';
import { oneLine } from '../../theme/pieces';
import { color, flexRow, radius, size, space, textSize } from '../../theme/tokens';
import { LogoMark, type LogoMarkProps } from './logo-mark';
import { headerMessages } from './messages';

/** @public */
export interface LogoProps {
  title: Text;
  /** Address of a picture in place of the shipped mark; empty for the mark. */
  picture?: string | undefined;
  /** Replaces the default mark. */
  mark?: ComponentType<LogoMarkProps> | undefined;
  /** Shows only the mark, for folded bars. Default false. */
  markOnly?: boolean;
  /** Target of the link. Default `/`. */
  home?: string;
}

/** Mark and product title, a link home. @public */
export function Logo({ title, picture = '', mark: Mark = LogoMark, markOnly = false, home = '/' }: LogoProps) {
  const t = useText();
  const { href, navigate } = useShellLinks();
  const name = t(title);
  return (
    <Home
      href={href(home)}
      data-part="logo"
      aria-label={t(headerMessages.home, { title: name })}
      data-state={markOnly ? 'mark' : 'full'}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        navigate(home);
      }}
    >
      {picture === '' ? <Mark /> : <img src={picture} alt="" width={28} height={28} />}
      {markOnly ? null : <Name>{name}</Name>}
    </Home>
  );
}

const Home = styled.a`
  ${flexRow(2.5)}
  flex: none;
  height: ${size('header')};
  padding-inline: 18px ${space(4)};
  border-radius: ${radius('medium')};
  color: ${color('menuText')};

  &[data-state='mark'] {
    justify-content: center;
    width: ${size('sideBarCollapsed')};
    padding: 0;
  }

  &:focus-visible {
    outline-color: ${color('menuFocus')};
    outline-offset: -6px;
  }
`;

const Name = styled.bdi`
  ${oneLine}
  font-size: ${textSize('section')};
  font-weight: 600;
  letter-spacing: 0.02em;
`;
