import { createContext } from 'react';
import type { SecondStep } from '../../../../kernel/console-session';

const known = ['totp', 'recovery'] as const;

/** Reads what a gateway says of a login's second step; undefined where that is nothing that a panel could ask for. */
export function readSecondStep(value: unknown): SecondStep | undefined {
  const { ticket, methods } = Object(value) as Partial<Record<keyof SecondStep, unknown>>;
  if (typeof ticket !== 'string' || !Array.isArray(methods)) return undefined;
  const usable = known.filter((method) => methods.includes(method));
  return usable.length > 0 ? { ticket, methods: usable } : undefined;
}

/** Where a panel hands over a login whose first step is done; null where nothing takes it. */
export const SecondStepContext = createContext<((step: SecondStep) => void) | null>(null);
