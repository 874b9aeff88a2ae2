import { Fragment } from 'react';
import { styled } from 'styled-components';
import { revealFullText } from '../../lib/reveal-full-text';
import type { Text } from '../../locales/define-messages';
import { useText } from '../../locales/use-text';
import { useShellLinks } from '../../nav/shell-router';
import { oneLine } from '../../theme/pieces';
import { color, radius, space } from '../../theme/tokens';
import { breadcrumbMessages } from './messages';

/** A step of the path to the current page, outermost first. @public */
export interface BreadcrumbEntry {
  /** Absolute path; a step without one is plain text. */
  path?: string | undefined;
  title?: Text | undefined;
  /** The route's `breadcrumbHidden`: the step is left out. */
  hidden?: boolean | undefined;
}

/** @public */
export interface BreadcrumbProps {
  /** The matched route chain. Steps without title and hidden ones are left out. */
  chain: readonly BreadcrumbEntry[];
}

/** The path to the current page with `>` between its steps. The last step is the page itself and no link. @public */
export function Breadcrumb({ chain }: BreadcrumbProps) {
  const t = useText();
  const { href, navigate } = useShellLinks();
  const steps = chain.filter(({ title, hidden }) => title !== undefined && title !== '' && !hidden);
  if (steps.length === 0) return null;
  return (
    <Nav aria-label={t(breadcrumbMessages.label)}>
      <List>
        {steps.map(({ path, title = '' }, index) => {
          const isLast = index === steps.length - 1;
          return (
            <Fragment key={path ?? t(title)}>
              <Step aria-current={isLast ? 'page' : undefined}>
                {isLast || path === undefined ? (
                  <Word dir="auto" onPointerEnter={revealFullText}>
                    {t(title)}
                  </Word>
                ) : (
                  <Word
                    as="a"
                    dir="auto"
                    href={href(path)}
                    onPointerEnter={revealFullText}
                    onClick={(event: {
                      preventDefault: () => void;
                      ctrlKey: boolean;
                      metaKey: boolean;
                      shiftKey: boolean;
                    }) => {
                      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                      event.preventDefault();
                      navigate(path);
                    }}
                  >
                    {t(title)}
                  </Word>
                )}
              </Step>
              {isLast ? null : <Separator aria-hidden>&gt;</Separator>}
            </Fragment>
          );
        })}
      </List>
    </Nav>
  );
}

const Nav = styled.nav`
  min-width: 0;
  overflow: hidden;
`;

const List = styled.ol`
  display: flex;
  align-items: center;
  padding: ${space(1)} 0;
`;

const Step = styled.li`
  min-width: 0;
  color: ${color('textMuted')};

  &[aria-current] {
    color: ${color('textStrong')};
    font-weight: 500;
  }
`;

const Word = styled.span`
  ${oneLine}
  display: block;
  padding: ${space(0.5)} ${space(1)};
  border-radius: ${radius('medium')};
  color: inherit;

  &:is(a):hover {
    background: ${color('surfaceHover')};
    color: ${color('primaryText')};
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Separator = styled.li`
  flex: none;
  padding-inline: ${space(0.5)};
  color: ${color('textMuted')};
  font-size: 0.75rem;
`;
