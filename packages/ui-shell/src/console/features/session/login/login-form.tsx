import { CircleAlert } from 'lucide-react';
import type { FormEventHandler, KeyboardEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { Button } from '../../../../controls/basic/button';
import { isSubmitKey } from '../../../../forms/is-submit-key';
import { TextSpan } from '../../../../lib/text-span';
import { useText } from '../../../../locales/use-text';
import { color, radius, space } from '../../../../theme/tokens';
import { useConsole } from '../../../kernel/console-context';
import { loginMessages } from './messages';

export interface LoginFormProps {
  onSubmit: FormEventHandler;
  /** Label of the button. Default: no button. */
  submit?: string | undefined;
  busy: boolean;
  /** Why the last attempt did not go through. */
  refusal: string | undefined;
  children: ReactNode;
}

/** The form of a login panel, without the browser's validation bubbles. Typing in it prefetches the first screen. */
export function LoginForm({ onSubmit, submit, busy, refusal, children }: LoginFormProps) {
  const t = useText();
  const { fetchLanding, turn } = useConsole();
  const { waiting } = useSnapshot(turn);
  const handleKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (!isSubmitKey(event)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  };
  return (
    <Form noValidate onSubmit={onSubmit} onKeyDown={handleKeyDown} onInput={fetchLanding}>
      {refusal && (
        <Refusal role="alert">
          <CircleAlert aria-hidden size={16} />
          <span>{refusal}</span>
        </Refusal>
      )}
      {waiting > 0 && busy && <Waiting role="status">{t(loginMessages.waiting)}</Waiting>}
      <TextSpan>{children}</TextSpan>
      {submit && (
        <Button type="submit" tone="primary" scale="large" block busy={busy}>
          {submit}
        </Button>
      )}
    </Form>
  );
}

/** A sentence above the fields. */
export const Lead = styled.p`
  margin: 0 0 ${space(3)};
  color: ${color('textMuted')};
`;

const Form = styled.form`
  --wb-required-mark: '';
  display: grid;
  gap: ${space(1.5)};
  padding-block-start: ${space(5)};
`;

const Remark = styled.div`
  display: flex;
  gap: ${space(2)};
  align-items: flex-start;
  margin-block-end: ${space(2)};
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius('large')};
  overflow-wrap: anywhere;

  svg {
    margin-block-start: 3px;
  }
`;

const Refusal = styled(Remark)`
  background: ${color('dangerTint')};
  color: ${color('danger')};
`;

const Waiting = styled(Remark)`
  background: ${color('surfaceSunken')};
`;
