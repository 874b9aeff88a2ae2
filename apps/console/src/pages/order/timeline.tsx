import { color, space, textSize } from '@waybill/ui-shell';
import styled from 'styled-components';
import { Time } from '../kit/values';

export interface TimelineProps {
  /** Oldest first. */
  steps: readonly { title: string; at: string }[];
  /** Nothing more will follow. */
  ended: boolean;
}

/** What happened and when, one below the other; the last step is where it stands. */
export function Timeline({ steps, ended }: TimelineProps) {
  return (
    <List>
      {steps.map(({ title, at }, index) => (
        <li key={`${title} ${at}`} data-state={index < steps.length - 1 || ended ? 'done' : 'present'}>
          <strong>{title}</strong>
          <Time at={at} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(4)};
    padding: 0 0 ${space(4)} ${space(6)};
  }

  li:last-child {
    padding-block-end: 0;
  }

  li::before {
    position: absolute;
    inset: 6px auto auto 4px;
    box-sizing: border-box;
    width: 10px;
    height: 10px;
    border: 2px solid ${color('primaryText')};
    border-radius: 50%;
    background: ${color('primaryText')};
    content: '';
  }

  li[data-state='present']::before {
    background: ${color('surface')};
  }

  li:not(:last-child)::after {
    position: absolute;
    inset: 20px auto -2px 8px;
    width: 2px;
    background: ${color('border')};
    content: '';
  }

  strong {
    min-width: 96px;
    color: ${color('textStrong')};
    font-weight: 600;
  }

  time {
    color: ${color('textMuted')};
    font-size: ${textSize('caption')};
    line-height: 22px;
  }
`;
