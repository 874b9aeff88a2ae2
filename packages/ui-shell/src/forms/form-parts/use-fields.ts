import { useState } from 'react';
import type { Text } from '../../locales/define-messages';

/** The mounted fields of a form by name. */
export interface Fields {
  readonly elements: ReadonlyMap<string, HTMLElement>;
  readonly labels: Map<string, Text>;
  /** Names of controls with `onValueChange`, whose changes render the form. */
  readonly drawn: Set<string>;
  /** The ref of a field's control. */
  attach: (name: string) => (element: HTMLElement | null) => void;
  /** Focuses the first of these fields in document order. */
  focusFirst: (names: Iterable<string>) => void;
  /** Whether a field or a part of it is secret and must never be stored. */
  isSecret: (name: string) => boolean;
}

/** The fields of one form. */
export function useFields(): Fields {
  const [fields] = useState(createFields);
  return fields;
}

function createFields(): Fields {
  const elements = new Map<string, HTMLElement>();
  const secrets = new Set<string>();
  return {
    elements,
    labels: new Map(),
    drawn: new Set(),
    attach: (name) => (element) => {
      if (!element) return void elements.delete(name);
      elements.set(name, element);
      if (holdsSecret(element)) secrets.add(name);
    },
    focusFirst: (names) => {
      const matches = [...names].flatMap((name) => elements.get(name) ?? []);
      matches.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
      matches[0]?.focus();
    },
    isSecret: (name) => [...secrets].some((secret) => secret === name || secret.startsWith(`${name}.`)),
  };
}

/** Passwords, one-time codes, payment cards. */
const holdsSecret = (element: HTMLElement): boolean =>
  element instanceof HTMLInputElement &&
  (element.type === 'password' || /password|one-time-code|^cc-/.test(element.autocomplete));
