import { createContext } from 'react';
import type { SecondStep } from '../../../../kernel/console-session';

const supported = ['totp', 'recovery'] as const;

/** Reads the second step from a gateway's response; undefined without a supported method. */
export function readSecondStep(value: unknown): SecondStep | undefined {
  const { ticket, methods } = Object(value) as Partial<Record<keyof SecondStep, unknown>>;
  if (typeof ticket !== 'string' || !Array.isArray(methods)) return undefined;
  const usable = supported.filter((method) => methods.includes(method));
  return usable.length > 0 ? { ticket, methods: usable } : undefined;
}

/** Receives the second step of a login from a panel; null without a gate. */
export const SecondStepContext = createContext<((step: SecondStep) => void) | null>(null);
