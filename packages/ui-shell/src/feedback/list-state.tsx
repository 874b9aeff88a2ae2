import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../form/button';
import { useText } from '../locales/use-text';
import { color, space, textSize } from '../theme/tokens';
import { feedbackMessages } from './messages';

/** @public */
export interface ListStateProps {
  /** A small drawing above the words. */
  picture?: ReactNode;
  /** One sentence: why there is nothing, or what happened. */
  children: ReactNode;
  /** An error is announced; an empty list is not. Default `empty`. */
  kind?: 'empty' | 'error';
  onRetry?: (() => void) | undefined;
}

/** What stands in place of a list that is empty or could not be loaded. @public */
export function ListState({ picture, children, kind = 'empty', onRetry }: ListStateProps) {
  const t = useText();
  return (
    <Frame role={kind === 'error' ? 'alert' : undefined} data-state={kind}>
      {picture}
      <div>{children}</div>
      {onRetry && <Button onClick={onRetry}>{t(feedbackMessages.retry)}</Button>}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  padding: ${space(6)} ${space(4)};
  color: ${color('text')};
  font-size: ${textSize('body')};
  line-height: 1.6;
  text-align: center;
  overflow-wrap: anywhere;
`;
