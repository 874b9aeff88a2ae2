// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listCommands, presentListCommands } from './list-commands';

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as never);
});
afterEach(() => {
  document.body.innerHTML = '';
});

const draw = (html: string) => {
  document.body.innerHTML = `<main>${html}</main>`;
};
const run = (id: string) => listCommands.find((command) => command.id === id)?.run?.();

it('a list of items has the keys of a table, but for ticking [list-keys]', () => {
  const edited = vi.fn();
  draw(`
    <ul data-list>
      <li tabindex="-1" id="ann"><a href="#a">1</a><button data-command="edit">Edit</button></li>
      <li tabindex="-1" id="bob"><button>Call</button></li>
    </ul>`);
  document.querySelector('#ann button')?.addEventListener('click', edited);
  const present = () => presentListCommands().map(({ id }) => id);
  expect(present()).toEqual(['list.next']);
  run('list.next');
  expect(document.activeElement?.id).toBe('ann');
  expect(present()).toEqual(['list.next', 'list.previous', 'list.edit', 'list.open', 'list.actions']);
  run('list.edit');
  expect(edited).toHaveBeenCalledOnce();
  run('list.next');
  expect(document.activeElement?.id).toBe('bob');
  expect(present()).toEqual(['list.next', 'list.previous', 'list.actions']);
  run('list.previous');
  expect(document.activeElement?.id).toBe('ann');
  expect(
    listCommands
      .at(-1)
      ?.choose?.()
      .map(({ title }) => title),
  ).toEqual(['1', 'Edit']);
});

it('a card of a table is ticked, opened by its title and edited by keys [list-keys]', () => {
  const done: string[] = [];
  draw(`
    <ul data-list>
      <li tabindex="-1">
        <header><input type="checkbox" /><strong><a href="#one">One</a></strong></header>
        <footer><button data-command="edit">Edit</button></footer>
      </li>
    </ul>`);
  for (const control of document.querySelectorAll('input, a, button'))
    control.addEventListener('click', () => done.push(control.localName));
  run('list.next');
  expect(presentListCommands().map(({ id }) => id)).toEqual(listCommands.map(({ id }) => id));
  for (const id of ['list.tick', 'list.open', 'list.edit']) run(id);
  expect(done).toEqual(['input', 'a', 'button']);
});
