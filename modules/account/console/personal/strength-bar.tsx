import { color, space, useText } from '@waybill/ui-shell';
import styled from 'styled-components';
import { personalMessages } from './messages';
import type { Strength } from './password-strength';

/** Four bars and a word for how hard a password is to guess. */
export function StrengthBar({ strength }: { strength: Strength }) {
  const t = useText();
  return (
    <Line data-state={strength}>
      {[1, 2, 3, 4].map((bar) => (
        <i key={bar} data-state={bar <= strength ? 'on' : 'off'} />
      ))}
      {t(personalMessages.strength, { word: t(personalMessages[`strength${strength}`]) })}
    </Line>
  );
}

const Line = styled.span`
  --bar: ${color('danger')};
  display: inline-flex;
  gap: ${space(1)};
  align-items: center;

  &[data-state='2'],
  &[data-state='3'] {
    --bar: ${color('warning')};
  }

  &[data-state='4'] {
    --bar: ${color('success')};
  }

  i {
    width: 28px;
    height: 4px;
    border-radius: 2px;
    background: ${color('border')};
  }

  i[data-state='on'] {
    background: var(--bar);
  }

  i:last-of-type {
    margin-inline-end: ${space(1)};
  }
`;
