'use client';

export { Can, type CanProps } from '../react/can';
export { createGuards, type Guards } from '../react/create-guards';
export { Guarded, type GuardedProps } from '../react/guarded';
export { SessionProvider, type SessionProviderProps, useSession, useSessionActions } from '../react/session-context';
export { useCan, useVerdict } from '../react/use-can';
