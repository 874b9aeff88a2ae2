import { SessionError } from '@waybill/auth-core';
import { isCancelledError, isHttpError } from '@waybill/http';
import { use, useEffect, useRef, useState } from 'react';
import { useText } from '../../../../locales/use-text';
import { useConsole } from '../../../kernel/console-context';
import { consoleMessages } from '../../../kernel/messages';
import { failureText } from '../../runtime/feedback/auth-messages';
import { showRefused } from '../../runtime/feedback/show-refused';
import { readSecondStep, SecondStepContext } from './second-step/second-step';

export interface Enter {
  /** Runs a login call and resolves to whether it went through, or on to its second step. */
  enter: (call: () => Promise<unknown>) => Promise<boolean>;
  /** The reason for which the last call failed; the form shows it until the next call. */
  refusal: string | undefined;
}

/** The way into the console from a login panel. Without a form that shows the refusal, a message does. */
export function useEnter({ hasForm = true } = {}): Enter {
  const t = useText();
  const parts = useConsole();
  const goOn = use(SecondStepContext);
  const [refusal, setRefusal] = useState<ReturnType<typeof failureText>>();
  const hasPlace = useRef(false);
  useEffect(() => {
    hasPlace.current = hasForm;
    return () => {
      hasPlace.current = false;
    };
  }, [hasForm]);
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
      if (!isHttpError(error)) parts.showFailure(error, hasPlace.current);
      else if (hasPlace.current) parts.errorLog.report(error);
      else showRefused(parts, error);
      const { userMessage, requestId: id } = isHttpError(error) ? error : {};
      setRefusal(id ? `${userMessage} · ${t(consoleMessages.requestId, { id })}` : (userMessage ?? failureText(error)));
      return false;
    }
  };
  // A server's message is shown literally and never parsed as a message with placeholders.
  return { enter, refusal: typeof refusal === 'object' ? t(refusal) : refusal };
}
