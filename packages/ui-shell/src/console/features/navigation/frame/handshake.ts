/** What the two ends say before they have a line of their own. A `knock` asks for a `hello`; `welcome` brings the port. */
export interface Greeting {
  protocol: 'waybill-frame';
  version: 1;
  kind: 'knock' | 'hello' | 'welcome';
  /** Of a hello: which document says it, so that one that says it twice has one line. */
  page?: string;
}

export const greeting = (kind: Greeting['kind'], page?: string): Greeting => ({
  protocol: 'waybill-frame',
  version: 1,
  kind,
  ...(page !== undefined && { page }),
});

export function isGreeting(message: unknown, kind: Greeting['kind']): message is Greeting {
  const said = message as Partial<Greeting> | null;
  return typeof said === 'object' && said?.protocol === 'waybill-frame' && said.version === 1 && said.kind === kind;
}
