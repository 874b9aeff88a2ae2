import type { Text } from '../locales/define-messages';
import { useText } from '../locales/use-text';
import { ConflictDialog, type ConflictDialogProps } from './conflict-dialog';
import type { Dispute } from './merge';

/** A conflict that waits for the user's decision. */
export interface FormConflict {
  readonly about: ConflictDialogProps['about'];
  readonly disputes: readonly Dispute[];
  readonly labels: ReadonlyMap<string, Text>;
  readonly elements: ReadonlyMap<string, HTMLElement>;
  readonly shown: ((name: string, value: unknown) => Text | undefined) | undefined;
  choose: (theirs: readonly Dispute[]) => void;
  giveUp: () => void;
}

/** The conflict dialog of a form, with the labels of its fields. */
export function FormConflictDialog({ conflict }: { conflict: FormConflict }) {
  const t = useText();
  const { labels, elements, shown } = conflict;
  const ownNameOf = (name: string): string => [...labels.keys()].find((each) => isWithin(each, name)) ?? name;
  return (
    <ConflictDialog
      about={conflict.about}
      disputes={conflict.disputes}
      labelOf={(name) => {
        const fieldName = ownNameOf(name);
        const label = fieldName === name || labels.has(fieldName) ? t(labels.get(fieldName) ?? name) : name;
        return [sectionOf(elements.get(fieldName)), label].filter(Boolean).join(' · ');
      }}
      textOf={(name, value) => {
        const text = shown?.(name, value);
        return text === undefined ? optionOf(elements.get(name), value) : t(text);
      }}
      onChoose={conflict.choose}
      onClose={conflict.giveUp}
    />
  );
}

const isWithin = (each: string, name: string) => each === name || each.startsWith(`${name}.`);

/** Title of the section around a field. */
function sectionOf(element: HTMLElement | undefined): string | null | undefined {
  return element?.closest('fieldset')?.querySelector('legend')?.textContent;
}

/** Label of a value among the control's options. */
function optionOf(element: HTMLElement | undefined, value: unknown): string | undefined {
  if (!element || typeof value === 'object') return undefined;
  const group = element.closest('[role="radiogroup"]');
  const kind = group ? '' : 'option';
  const choice = (group ?? element.parentElement)?.querySelector(`${kind}[value="${CSS.escape(String(value))}"]`);
  return (choice?.closest('label') ?? choice)?.textContent ?? undefined;
}
