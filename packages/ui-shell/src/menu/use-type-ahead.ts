import { useRef } from 'react';

const pauseMs = 600;

/** Collects typed letters until a pause of 600 ms; returns what is typed so far, or `undefined` for a key that types nothing. */
export function useTypeAhead(): (event: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  timeStamp: number;
}) => string | undefined {
  const typed = useRef({ text: '', at: 0 });
  return ({ key, ctrlKey, metaKey, altKey, timeStamp }) => {
    if ([...key].length !== 1 || ctrlKey || metaKey || altKey) return undefined;
    const before = timeStamp - typed.current.at > pauseMs ? '' : typed.current.text;
    if (key === ' ' && before === '') return undefined;
    typed.current = { text: before + key, at: timeStamp };
    return typed.current.text;
  };
}
