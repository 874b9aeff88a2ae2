/** Messages before the channel is open. A `knock` requests a `hello`; `welcome` transfers the port. */
export interface Greeting {
  protocol: 'waybill-frame';
  version: 1;
  kind: 'knock' | 'hello' | 'welcome';
  /** Id of the document in a hello, so that repeated hellos of a document share a channel. */
  page?: string;
}

export const greeting = (kind: Greeting['kind'], page?: string): Greeting => ({
  protocol: 'waybill-frame',
  version: 1,
  kind,
  ...(page !== undefined && { page }),
});

export function isGreeting(message: unknown, kind: Greeting['kind']): message is Greeting {
  const received = message as Partial<Greeting> | null;
  return (
    typeof received === 'object' &&
    received?.protocol === 'waybill-frame' &&
    received.version === 1 &&
    received.kind === kind
  );
}
