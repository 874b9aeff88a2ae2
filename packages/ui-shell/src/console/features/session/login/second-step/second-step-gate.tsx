import { type ReactNode, useState } from 'react';
import { createLazyPart } from '../../../../../lib/create-lazy-part';
import { useConsole } from '../../../../kernel/console-context';
import type { SecondStep, SignIn } from '../../../../kernel/console-session';
import { useLazyPart } from '../../../runtime/lazy-loading/use-lazy-part';
import { SecondStepContext } from './second-step';

export interface SecondStepGateProps {
  /** Default: the session's `signIn`. */
  signIn?: SignIn;
  children: ReactNode;
}

/** The login panels, replaced by the second step if the account has one; the first second step loads its code. */
export function SecondStepGate({ signIn, children }: SecondStepGateProps) {
  const { session } = useConsole();
  const [step, setStep] = useState<SecondStep | null>(null);
  const [part] = useState(() =>
    createLazyPart(() => import('./second-step-panel').then((code) => code.SecondStepPanel)),
  );
  const Panel = useLazyPart(part, step !== null);
  return (
    <SecondStepContext value={setStep}>
      {step && Panel ? <Panel step={step} signIn={signIn ?? session.signIn} onBack={() => setStep(null)} /> : children}
    </SecondStepContext>
  );
}
