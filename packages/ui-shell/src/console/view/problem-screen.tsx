import { Button } from '../../controls/basic/button';
import { useText } from '../../locales/use-text';
import { reloadWindow } from '../../start/start-events';
import { Middle } from '../features/appearance/standalone-page/middle.styles';
import { consoleMessages } from '../kernel/messages';
import { TakeOver } from './take-over';

/** Shows why the console cannot continue; reloading is the way out. */
export function ProblemScreen({ message }: { message: string }) {
  const t = useText();
  return (
    <Middle role="alert">
      <TakeOver />
      <p>{message}</p>
      <Button tone="primary" scale="large" onClick={reloadWindow}>
        {t(consoleMessages.retry)}
      </Button>
    </Middle>
  );
}
