/** A fault that the sandbox provokes; see its README. */
export interface Fault {
  path?: string;
  method?: string;
  times?: number;
  delayMs?: number;
  status?: number;
  code?: number;
  message?: string;
  data?: unknown;
  shape?: 'html' | 'empty' | 'array' | 'half-json' | 'wrong-token' | 'drop';
}

/** The sandbox's switches. */
export class Control {
  constructor(private readonly url: string) {}

  reset = () => this.call('POST', 'reset');
  expireAll = () => this.call('POST', 'expire-all');
  fault = (fault: Fault | Fault[]) => this.call('POST', 'faults', fault);
  /** Lets so many seconds pass for the server, until it is reset. */
  pass = (seconds: number) => this.call('POST', 'clock', { seconds });
  clearFaults = () => this.call('DELETE', 'faults');
  account = (change: {
    username: string;
    roles?: string[];
    permissions?: string[];
    admin?: boolean;
    avatar?: string;
  }) => this.call('POST', 'account', change);
  /** Sends a notice to all users. */
  notice = (notice: { image: string; notice: string; email: string }) => this.call('POST', 'notice', notice);
  smsCode = async (phone: string): Promise<string> => {
    const { code } = (await this.call('GET', `sms?phone=${phone}`)) as { code: string };
    return code;
  };
  captchaText = async (uuid: string): Promise<string> => {
    const { text } = (await this.call('GET', `captcha?uuid=${uuid}`)) as { text: string };
    return text;
  };

  private async call(method: string, name: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(new URL(`/__sandbox/${name}`, this.url), {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const envelope = (await answer.json()) as { code: number; message: string; data: unknown };
    if (envelope.code !== 200) throw new Error(`The sandbox refused ${method} ${name}: ${envelope.message}`);
    return envelope.data;
  }
}
