import type { AuthMessages } from '@waybill/auth-core';
import type { MessageCatalogue } from '@waybill/http';

/** What a language says, part by part. */
export interface LanguageParts {
  /** Of the shell and of the console, by module. */
  readonly modules: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly auth: AuthMessages;
  readonly http: MessageCatalogue;
  /** Of the rules of fields, by code. */
  readonly rules: Readonly<Record<string, string>>;
}

/** All words of a language by ids of messages. */
export const wholeTexts = ({ modules, auth, http, rules }: LanguageParts): Record<string, string> =>
  Object.fromEntries(
    Object.entries({
      ...modules,
      auth: { ...auth.errors, virtualRoles: auth.virtualRoles },
      greeting: auth.greetings,
      http,
      rules,
    }).flatMap(([module, texts]) => Object.entries(texts).map(([name, text]) => [`${module}.${name}`, String(text)])),
  );
