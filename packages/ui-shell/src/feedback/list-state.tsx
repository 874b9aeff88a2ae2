import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Action } from '../controls/basic/action';
import { flexWrap, space } from '../theme/tokens';
import { feedbackMessages } from './messages';

/** @public */
export interface ListStateProps {
  /** A small drawing above the words. */
  picture?: ReactNode;
  /** One sentence: why the list is empty, or what happened. */
  children: ReactNode;
  /** An error is announced; an empty list is not. Default `empty`. */
  kind?: 'empty' | 'error';
  onRetry?: (() => void) | undefined;
  /** Buttons or links below the sentence. Default: `undefined`. */
  actions?: ReactNode;
}

/** The placeholder of a list that is empty or failed to load. @public */
export function ListState({ picture, children, kind = 'empty', onRetry, actions }: ListStateProps) {
  return (
    <Frame role={kind === 'error' ? 'alert' : undefined} data-state={kind}>
      {picture}
      <div>{children}</div>
      {(onRetry || actions) && (
        <Actions>
          {onRetry && <Action onClick={onRetry} text={feedbackMessages.retry} />}
          {actions}
        </Actions>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  padding: ${space(6)} ${space(4)};
  line-height: 1.6;
  text-align: center;
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  ${flexWrap(2)}
  justify-content: center;
`;
