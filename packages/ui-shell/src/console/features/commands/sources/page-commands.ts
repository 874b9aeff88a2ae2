import type { Command } from '../../../kernel/command';
import { isInView } from './is-in-view';
import { labelOf } from './label-of';

/** The buttons and choices of the page in view that stand outside of its lists; of those with one name none, since nobody could tell them apart. */
export const pageCommands = (): readonly Command[] =>
  alone([...elements('button'), ...elements('[role="tab"]')].map(toPress));

/** Its fields in the same way, each to be gone to. */
export const fieldCommands = (): readonly Command[] => alone(elements('label').flatMap(toField));

function alone(found: readonly Command[]): readonly Command[] {
  const names = found.map(({ id }) => id);
  return found.filter(({ id }) => names.indexOf(id) === names.lastIndexOf(id));
}

const longest = 40;

const elements = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(`main ${selector}:not(:disabled)`)].filter((element) => {
    const { length } = labelOf(element);
    const isShown = length > 0 && length <= longest && isInView(element);
    return isShown && !element.closest('[role="grid"], nav');
  });

function toPress(button: HTMLElement): Command {
  const title = labelOf(button);
  return { id: `button.${title}`, title, run: () => button.click() };
}

/** A field to go to, with the title of its part of the form. */
function toField(label: HTMLElement): readonly Command[] {
  const { control } = label as HTMLLabelElement;
  if (!control || control.matches(':disabled, [type="checkbox"], [type="radio"], [type="file"]')) return [];
  const title = labelOf(label);
  const part = control.closest('fieldset')?.querySelector('legend')?.textContent ?? '';
  const id = `field.${part}.${title}`;
  const run = () => {
    control.focus();
    if (control instanceof HTMLInputElement) control.select();
  };
  return [{ id, title, keywords: `${part} ${title}`, note: part || undefined, run }];
}
