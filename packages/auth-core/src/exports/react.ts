export { Can, type CanProps } from '../react/can';
export { createGuards, type Guards } from '../react/create-guards';
export { Guarded, type GuardedProps } from '../react/guarded';
export { useSessionActions } from '../react/session-context';
export { SessionProvider, type SessionProviderProps } from '../react/session-provider';
export { useCan } from '../react/use-can';
export { useSession } from '../react/use-session';
export { useVerdict } from '../react/use-verdict';
