/** Message and stack of anything that was thrown, never throwing itself: values with hostile getters or `toString` give a sentence. */
export function toErrorText(thrown: unknown): { message: string; stack: string } {
  try {
    if (isErrorLike(thrown)) {
      const message = String(thrown.message || thrown.name || 'Error');
      return {
        message,
        stack: [typeof thrown.stack === 'string' ? thrown.stack : '', ...causes(thrown)].join('\n').trim(),
      };
    }
    if (typeof thrown === 'object' && thrown !== null)
      return { message: JSON.stringify(thrown) ?? 'Object', stack: '' };
    return { message: String(thrown), stack: '' };
  } catch {
    return { message: 'A value that cannot be read was thrown.', stack: '' };
  }
}

interface ErrorLike {
  message: unknown;
  name?: unknown;
  stack?: unknown;
  cause?: unknown;
}

const isErrorLike = (value: unknown): value is ErrorLike =>
  value instanceof Error || (typeof value === 'object' && value !== null && 'message' in value);

function causes(error: ErrorLike): string[] {
  const lines: string[] = [];
  let { cause } = error;
  for (let depth = 0; depth < 5 && isErrorLike(cause); depth += 1) {
    lines.push(`Caused by: ${String(cause.stack || cause.message)}`);
    cause = cause.cause;
  }
  return lines;
}
