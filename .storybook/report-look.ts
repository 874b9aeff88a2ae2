/** Takes the report of a check. */
export interface Reporting {
  addReport: (report: { type: string; version: number; result: unknown; status: 'failed' | 'passed' }) => void;
}

/** Reports what was found of a story. It fails a test, and takes no picture away: in the workshop it is said in the browser's console. */
export function reportLook(found: readonly string[], reporting: Reporting, isTest: boolean): void {
  const hasFound = found.length > 0;
  reporting.addReport({ type: 'look', version: 1, result: { found }, status: hasFound ? 'failed' : 'passed' });
  if (!hasFound) return;
  const sentence = found.join('\n');
  if (isTest) throw new Error(sentence);
  // biome-ignore lint/suspicious/noConsole: it is where the workshop is read
  console.warn(sentence);
}
