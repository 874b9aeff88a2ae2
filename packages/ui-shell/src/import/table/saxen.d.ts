declare module 'saxen' {
  export class Parser {
    on(event: 'openTag', handle: (name: string, attributes: () => Record<string, string>) => void): this;
    on(event: 'closeTag' | 'text' | 'cdata', handle: (text: string) => void): this;
    on(event: 'warn' | 'error', handle: (error: Error) => void): this;
    parse(xml: string): Error | null;
  }
}
