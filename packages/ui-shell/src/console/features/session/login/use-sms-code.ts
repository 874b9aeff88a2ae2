import { useEffect, useState } from 'react';
import { callEndpoint } from '../../../kernel/call-endpoint';
import { useConsole } from '../../../kernel/console-context';
import { loginMessages } from './messages';

/** Seconds between two messages to a phone. */
const pause = 60;

export interface SmsCode {
  /** Seconds until another message may be sent; 0 = now. */
  left: number;
  sending: boolean;
  send: (phone: string) => Promise<void>;
}

/** Requests a code for a phone and counts down until the next request is allowed. */
export function useSmsCode(): SmsCode {
  const { http, api, toasts } = useConsole();
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);
  const [sending, setSending] = useState(false);

  useEffect(() => {
    if (until === 0) return;
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [until]);

  const send = async (phone: string) => {
    const endpoint = api.endpoints.sendSmsCode;
    if (sending || left > 0 || !endpoint) return;
    setSending(true);
    try {
      await callEndpoint(http, endpoint, { payload: { phone }, anonymous: true });
      setUntil(Date.now() + pause * 1000);
      toasts.success(loginMessages.codeSent);
    } catch {
      // The client has shown the message; the user may retry at once.
    } finally {
      setSending(false);
    }
  };

  return { left, sending, send };
}
