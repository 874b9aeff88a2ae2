import { TriangleAlert } from 'lucide-react';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../controls/basic/button';
import type { Text } from '../../locales/define-messages';
import { useText } from '../../locales/use-text';
import { color, flexRow, space, textSize } from '../../theme/tokens';
import { pagesMessages } from './messages';

/** The failure of a page: the thrown value, its component stack and the page. @public */
export interface PageFailure {
  error: unknown;
  key: string;
  /** React's component stack. */
  componentStack: string;
}

export interface PageBoundaryProps {
  pageKey: string;
  onError: ((failure: PageFailure) => void) | undefined;
  /** Runs before the page is built again. */
  onRetry: () => void;
  children: ReactNode;
}

/** Error boundary of a page: limits a failure to its tab and offers a retry. */
export class PageBoundary extends Component<PageBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.props.onError?.({ error, key: this.props.pageKey, componentStack: componentStack ?? '' });
  }

  private retry = () => {
    this.props.onRetry();
    this.setState({ broken: false });
  };

  override render() {
    return this.state.broken ? <BrokenPage onAct={this.retry} /> : this.props.children;
  }
}

export interface BrokenPageProps {
  title?: Text;
  hint?: Text;
  action?: Text;
  onAct: () => void;
}

/** Replaces a missing page and offers one action; by default a retry of a broken page. */
export function BrokenPage({
  title = pagesMessages.broken,
  hint = pagesMessages.brokenHint,
  action = pagesMessages.retry,
  onAct,
}: BrokenPageProps) {
  const text = useText();
  return (
    <Panel role="alert">
      <TriangleAlert aria-hidden size={40} strokeWidth={1.5} />
      <Headline>{text(title)}</Headline>
      <span>{text(hint)}</span>
      <Button tone="primary" onClick={onAct}>
        {text(action)}
      </Button>
    </Panel>
  );
}

const Panel = styled.div`
  ${flexRow(3)}
  flex-direction: column;
  padding: ${space(16)} ${space(5)};
  color: ${color('textMuted')};
  text-align: center;
`;

const Headline = styled.strong`
  color: ${color('textStrong')};
  font-size: ${textSize('section')};
`;
