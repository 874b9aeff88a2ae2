import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../../../controls/basic/button';
import { PasswordField } from '../../../../../controls/basic/password-field';
import { Dialog } from '../../../../../feedback/dialog';
import { useText } from '../../../../../locales/use-text';
import { safeHref } from '../../../../../nav/safe-href';
import { color, space } from '../../../../../theme/tokens';
import { useConsole } from '../../../../kernel/console-context';
import type { SourceCode } from '../../../../kernel/setting';
import { sourceCodeMessages } from './messages';

/** Asks for the secret of the source code; the right one shows the link, a wrong one shows an error at the field. */
export function SourceCodePrompt({ source }: { source: SourceCode }) {
  const t = useText();
  const { showFailure } = useConsole();
  const [open, setOpen] = useState(false);
  const [secret, setSecret] = useState('');
  const [answer, setAnswer] = useState<'none' | 'asking' | 'wrong' | 'right'>('none');

  const handleOpenChange = (next: boolean) => {
    setOpen(next);
    setSecret('');
    setAnswer('none');
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (answer === 'asking') return;
    setAnswer('asking');
    try {
      setAnswer((await source.accepts(secret)) ? 'right' : 'wrong');
    } catch (failure) {
      setAnswer('none');
      showFailure(failure);
    }
  };

  return (
    <>
      <Button onClick={() => handleOpenChange(true)}>{t(sourceCodeMessages.open)}</Button>
      <Dialog
        open={open}
        onOpenChange={handleOpenChange}
        title={t(sourceCodeMessages.title)}
        description={t(sourceCodeMessages.hint)}
      >
        {answer === 'right' ? (
          <Line role="status">
            <a href={safeHref(source.address)} target="_blank" rel="noopener noreferrer">
              {t(sourceCodeMessages.go)}
            </a>
          </Line>
        ) : (
          <Line as="form" onSubmit={(event: FormEvent) => void handleSubmit(event)}>
            <PasswordField
              label={t(sourceCodeMessages.secret)}
              autoComplete="off"
              required
              value={secret}
              error={answer === 'wrong' && t(sourceCodeMessages.wrongSecret)}
              reserveError
              onChange={({ target }) => {
                setSecret(target.value);
                setAnswer('none');
              }}
            />
            <Button tone="primary" type="submit" busy={answer === 'asking'}>
              {t(sourceCodeMessages.submit)}
            </Button>
          </Line>
        )}
      </Dialog>
    </>
  );
}

const Line = styled.div`
  display: grid;
  gap: ${space(3)};
  justify-items: start;
  padding: 0 ${space(5)} ${space(5)};

  > :first-child {
    justify-self: stretch;
  }

  a {
    color: ${color('primaryText')};
  }
`;
