/** The kinds of API that a new back office can talk to. */
export const apiKinds = ['envelope', 'rest', 'cookie', 'oauth', 'oidc'] as const;

export type ApiKind = (typeof apiKinds)[number];

/** The languages that come with the packages. */
export const languages = ['zh', 'en', 'de', 'ja', 'ar'] as const;

export type Language = (typeof languages)[number];

/** The choices for a new back office. */
export interface Choice {
  /** Folder, and name of the package. */
  folder: string;
  /** Product name on the screen. */
  title: string;
  api: ApiKind;
  /** In the order of the language switch; the first visit shows the first one. */
  languages: readonly Language[];
}

/** Invalid arguments of a command; the message names the valid ones. */
export class CreateError extends Error {
  override readonly name = 'CreateError';
}

export const usage = `Usage:
  npx @waybill/ui-shell create <folder> [--name <product name>] [--api ${apiKinds.join('|')}] [--languages en,zh,de,ja,ar]
    envelope  bodies with code, message and data, token in a header; expired is 402, signed out 401
    rest      plain bodies, Bearer token, 401 when it has expired
    cookie    plain bodies, session in a cookie that script cannot read, CSRF header
    oauth     password grant of OAuth 2, rotated refresh token, plain bodies, Bearer token
    oidc      login at an OpenID provider, plain bodies, Bearer token
  The command asks for what is left out; without a terminal it takes envelope and en,zh.
  The folder must not be there yet; its name has small letters, digits and hyphens.
`;

/** Parses the arguments of a command; missing ones are undefined. Throws a `CreateError` for unknown ones. */
export function readArguments(args: readonly string[]): Partial<Choice> {
  const [folder, ...rest] = args.flatMap((arg) => /^(--[a-z]+)=(.*)$/s.exec(arg)?.slice(1) ?? [arg]);
  const choice: Partial<Choice> = folder === undefined ? {} : { folder: readFolder(folder) };
  for (let at = 0; at < rest.length; at += 2) {
    const [flag, value = ''] = rest.slice(at);
    if (flag === '--name') choice.title = readTitle(value);
    else if (flag === '--api') choice.api = readApi(value);
    else if (flag === '--languages') choice.languages = readLanguages(value);
    else throw new CreateError(`"${flag}" is no switch of this command.\n\n${usage}`);
  }
  return choice;
}

/** Small letters, digits and hyphens: good for a folder and for a package. */
export function readFolder(text: string): string {
  if (!/^[a-z][a-z0-9-]{0,60}$/.test(text))
    throw new CreateError(
      `"${text}" is no name for the folder: write small letters, digits and hyphens, a letter first, such as my-office.`,
    );
  return text;
}

/** `my-office` as a product name. */
export const toTitle = (folder: string): string =>
  folder.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());

export function readTitle(text: string): string {
  const title = text.trim();
  if (title === '' || title.length > 40 || /\p{Cc}/u.test(title))
    throw new CreateError(`"${text}" is no product name: write 1 to 40 characters.`);
  return title;
}

export function readApi(text: string): ApiKind {
  const kind = apiKinds.find((name) => name === text.trim());
  if (!kind) throw new CreateError(`"${text}" is no kind of API: choose ${apiKinds.join(', ')}.`);
  return kind;
}

export function readLanguages(text: string): Language[] {
  const chosen = text.split(',').map((name) => languages.find((language) => language === name.trim()));
  if (chosen.some((name) => name === undefined) || new Set(chosen).size < chosen.length)
    throw new CreateError(`"${text}" are no languages: choose among ${languages.join(',')}; others are added by hand.`);
  return chosen as Language[];
}
