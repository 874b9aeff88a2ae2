import { defineTheme } from '../define-theme';
import { presets } from '../preset-themes';
import { DesignTokensError, parseFile, refuse } from './design-token';
import { fromDesignTokens, type ReadDesignTokens } from './from-design-tokens';
import { toDesignTokens } from './to-design-tokens';
import { toShadcnCss } from './to-shadcn-css';

export const usage = `Usage:
  ui-shell tokens export [<themes.json>] [--out <file>]   design tokens of the shipped themes, or of those that an import wrote
  ui-shell tokens import <tokens.json> [--out <file>]     options for defineTheme, densities and measures, from design tokens
  ui-shell tokens shadcn [--out <file>]                   a style sheet for Tailwind 4 with the names of shadcn/ui
`;

/** Files of a command; `write` without a file is the standard output. */
export interface CommandFiles {
  read: (file: string) => string;
  write: (text: string, file: string | undefined) => void;
  /** Prints a sentence for the user. Default: silent. */
  print?: (sentence: string) => void;
}

/** Runs `tokens export`, `tokens import` or `tokens shadcn`. Throws a `DesignTokensError` when the arguments or the file cannot be used. */
export function runTokensCommand(args: readonly string[], { read, write, print: tell }: CommandFiles): void {
  if (args.some((arg) => arg === '--help' || arg === '-h')) return void write(usage, undefined);
  const [topic, action, ...rest] = args;
  const place = rest.indexOf('--out');
  const out = place === -1 ? undefined : rest[place + 1];
  const [file, ...further] = place === -1 ? rest : [...rest.slice(0, place), ...rest.slice(place + 2)];
  const takesFile = { export: true, import: file !== undefined, shadcn: file === undefined }[action ?? ''];
  const isKnown = topic === 'tokens' && takesFile;
  if (!isKnown || further.length > 0 || (place !== -1 && !out) || file?.startsWith('-'))
    throw new DesignTokensError(usage);
  if (action === 'import') {
    const { notes, ...options } = fromDesignTokens(read(file as string));
    write(`${JSON.stringify(options, null, 2)}\n`, out);
    for (const note of notes) tell?.(note);
  } else if (action === 'shadcn') write(toShadcnCss(), out);
  else if (file === undefined) write(toDesignTokens(presets), out);
  else {
    const { themes, densities, ...further } = parseFile(read(file)) as ReadDesignTokens;
    const text = refuse(() => toDesignTokens(themes.map(defineTheme), densities, further));
    write(text, out);
  }
}
