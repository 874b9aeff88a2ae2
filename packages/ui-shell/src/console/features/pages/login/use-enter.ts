import { SessionError } from '@waybill/auth-core';
import { isCancelledError, isHttpError } from '@waybill/http';
import { use, useState } from 'react';
import { useText } from '../../../../locales/use-text';
import { useConsole } from '../../../kernel/console-context';
import { failureText } from '../../connect/auth-messages';
import { showRefused } from '../../feedback/show-refused';
import { readSecondStep, SecondStepContext } from './second-step/second-step';

export interface Enter {
  /** Runs a login call and resolves to whether it went through, or on to its second step. Why it did not is shown as a message, too. */
  enter: (call: () => Promise<unknown>) => Promise<boolean>;
  /** Why the last call did not go through, to stand in the form until the next one: messages go by themselves. */
  refusal: string | undefined;
}

/** The way into the console from a login panel. */
export function useEnter(): Enter {
  const t = useText();
  const parts = useConsole();
  const goOn = use(SecondStepContext);
  const [refusal, setRefusal] = useState<ReturnType<typeof failureText>>();
  const enter: Enter['enter'] = async (call) => {
    setRefusal(undefined);
    try {
      await call();
      return true;
    } catch (error) {
      const step = error instanceof SessionError ? readSecondStep(error.secondFactor) : undefined;
      if (step && goOn) {
        goOn(step);
        return true;
      }
      if (isCancelledError(error)) return false;
      if (isHttpError(error)) showRefused(parts, error);
      else parts.showFailure(error);
      setRefusal(isHttpError(error) ? error.userMessage : failureText(error));
      return false;
    }
  };
  // A server's sentence is shown as it stands and never read as a message with placeholders.
  return { enter, refusal: typeof refusal === 'object' ? t(refusal) : refusal };
}
