import type { Messages } from '@lingui/core';
import type { AuthMessages } from '@waybill/auth-core';
import type { MessageCatalogue } from '@waybill/http';
import { compileTexts } from '../../../../locales/compile-texts';

type Texts = Readonly<Record<string, string>>;

/** The texts of a language, part by part. */
export interface LanguageParts {
  /** Texts of the shell and the console, by message id. */
  readonly shell: Texts;
  readonly auth: AuthMessages;
  readonly http: Omit<MessageCatalogue, 'rest'>;
  /** Texts of the field rules, by code. */
  readonly rules: Texts;
}

/** All texts of a language by ids of messages. */
export const wholeTexts = ({ shell, auth, http, rules }: LanguageParts): Messages => ({
  ...compileTexts(shell),
  ...withModule('auth', { ...auth.errors, virtualRoles: auth.virtualRoles }),
  ...withModule('greeting', { ...auth.greetings }),
  ...withModule('http', { ...http }),
  ...withModule('rules', rules),
});

const withModule = (module: string, texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${module}.${name}`, text]));
