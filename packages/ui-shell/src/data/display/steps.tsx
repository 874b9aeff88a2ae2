import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../../lib/visually-hidden';
import { useText } from '../../locales/use-text';
import { color, space, textSize } from '../../theme/tokens';
import { displayMessages } from './messages';

/** @public */
export interface Step {
  id: string;
  title: ReactNode;
  /** A line below the title. */
  hint?: ReactNode;
}

/** @public */
export interface StepsProps {
  /** What the steps are of, for screen readers. */
  label: string;
  steps: readonly Step[];
  /** How many are done; the next one is in progress. All of them: nothing is. */
  done: number;
  /** The step in progress did not succeed. Default false. */
  failed?: boolean;
  /** Default `row`; on a phone always below each other. */
  direction?: 'row' | 'column';
}

/** How far something has come, step by step. @public */
export function Steps({ label, steps, done, failed = false, direction = 'row' }: StepsProps) {
  const t = useText();
  return (
    <List aria-label={label} data-direction={direction}>
      {steps.map(({ id, title, hint }, place) => {
        const state = place < done ? 'done' : place > done ? 'waiting' : failed ? 'failed' : 'current';
        return (
          <Item key={id} data-state={state} aria-current={place === done ? 'step' : undefined}>
            <Mark aria-hidden>{marks[state] ?? place + 1}</Mark>
            <Body>
              <strong>{title}</strong>
              <VisuallyHidden>{t(displayMessages[states[state]])}</VisuallyHidden>
              {hint && <small>{hint}</small>}
            </Body>
          </Item>
        );
      })}
    </List>
  );
}

type StepState = 'done' | 'current' | 'failed' | 'waiting';

const states = { done: 'stepDone', current: 'stepCurrent', failed: 'stepFailed', waiting: 'stepWaiting' } as const;
const marks: Partial<Record<StepState, ReactNode>> = { done: <Check size={14} />, failed: <X size={14} /> };

const List = styled.ol`
  display: flex;

  &[data-direction='column'] {
    flex-direction: column;
  }

  @media (max-width: 767.98px) {
    flex-direction: column;
  }
`;

const Item = styled.li`
  --ink: ${color('textMuted')};
  --fill: ${color('surfaceSunken')};
  --line: ${color('border')};

  &[data-state='done'] {
    --ink: ${color('primaryText')};
    --fill: ${color('primaryTint')};
    --line: ${color('primaryFill')};
  }

  &[data-state='current'] {
    --ink: ${color('onPrimary')};
    --fill: ${color('primaryFill')};
  }

  &[data-state='failed'] {
    --ink: ${color('onDanger')};
    --fill: ${color('dangerFill')};
  }

  position: relative;
  display: flex;
  flex: 1;
  gap: ${space(2)};
  min-width: 0;
  padding-inline-end: ${space(4)};

  [data-direction='row'] > &:last-child {
    flex: none;
    padding-inline-end: 0;
  }

  &:not(:last-child)::after {
    content: '';
    position: absolute;
    background: var(--line);
    inset-block: 28px 2px;
    inset-inline-start: 11px;
    width: 1px;
  }

  [data-direction='column'] > & {
    padding-block-end: ${space(5)};
  }

  @media (max-width: 767.98px) {
    padding-block-end: ${space(5)};
  }

  @media (min-width: 768px) {
    [data-direction='row'] > &:not(:last-child)::after {
      position: static;
      flex: 1;
      align-self: start;
      min-width: ${space(4)};
      height: 1px;
      margin-block-start: 12px;
    }
  }
`;

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: 50%;
  background: var(--fill);
  color: var(--ink);
  font-size: ${textSize('caption')};
`;

const Body = styled.span`
  display: grid;
  min-width: 0;

  strong {
    color: ${color('textStrong')};
    font-size: ${textSize('body')};
    font-weight: 600;
    line-height: 1.5rem;
  }

  [data-state='waiting'] > & strong {
    color: ${color('textMuted')};
    font-weight: 400;
  }

  small {
    color: ${color('textMuted')};
    font-size: ${textSize('caption')};
  }
`;
