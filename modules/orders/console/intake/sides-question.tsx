import { Button, color, radius, space, useText } from '@waybill/ui-shell';
import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { orderMessages } from '../shared/messages';
import { intakeMessages } from './intake-messages';
import type { IntakeModel, Sides } from './use-intake';

/** Asks who sends and who receives: both readings side by side, neither of them chosen beforehand. */
export function SidesQuestion({ asked, choose }: Pick<IntakeModel, 'asked' | 'choose'>) {
  const t = useText();
  const title = useId();
  const first = useRef<HTMLButtonElement>(null);
  // Focus moves here because the answer is the user's next step after pasting.
  useEffect(() => first.current?.focus(), []);
  const who = (side: string) => {
    const values = new Map(
      asked.filter(({ path }) => path.startsWith(side)).map(({ path, value }) => [path.split('.')[1], value]),
    );
    return [values.get('name'), values.get('phone')].filter(Boolean).join(' ') || (values.get('street') ?? '');
  };
  const [one, other] = [who('consignor'), who('consignee')];
  const sentence = (sides: Sides) => {
    const [from, to] = sides === 'named' ? [one, other] : [other, one];
    if (one !== '' && other !== '') return t(intakeMessages.askedAs, { from, to });
    const party = t(from === '' ? orderMessages.consignee : orderMessages.consignor);
    return t(intakeMessages.askedOne, { party, who: from || to });
  };
  return (
    <Question role="group" aria-labelledby={title}>
      <strong id={title}>{t(intakeMessages.askedTitle)}</strong>
      <Choices>
        {(['named', 'exchanged'] as const).map((sides, place) => (
          <Button key={sides} ref={place === 0 ? first : undefined} onClick={() => choose(sides)}>
            {sentence(sides)}
          </Button>
        ))}
      </Choices>
    </Question>
  );
}

const Question = styled.div`
  display: grid;
  gap: ${space(2)};
  margin-block-start: ${space(3)};
  padding: ${space(3)};
  border-radius: ${radius('medium')};
  background: ${color('warningTint')};
  color: ${color('textStrong')};
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: ${space(2)};

  > button {
    height: auto;
    min-height: 40px;
    white-space: normal;
  }
`;
