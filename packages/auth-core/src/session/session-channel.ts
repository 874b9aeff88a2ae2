/** Messages between windows. `mark` names a login and is no secret; tokens are never sent. @public */
export interface SessionMessage {
  readonly type: 'signed-in' | 'refreshed' | 'signed-out';
  readonly mark: string | null;
}

/** Port: a channel to the other windows of this browser. @public */
export interface SessionChannel {
  post(message: SessionMessage): void;
  subscribe(listener: (message: SessionMessage) => void): () => void;
  close(): void;
}
