// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { listCommands, presentListCommands } from './list-commands';
import { fieldCommands, pageCommands } from './page-commands';

vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as never);
afterEach(() => {
  document.body.innerHTML = '';
});

const draw = (html: string) => {
  document.body.innerHTML = `<main>${html}</main>`;
};
const run = (id: string) => listCommands.find((command) => command.id === id)?.run?.();

it('a field of the page is gone to by its name and that of its part; two of one name are left out [palette-finds-fields]', () => {
  draw(`
    <form>
      <fieldset><legend>Sender</legend><label for="a">Street</label><input id="a" value="Old" /></fieldset>
      <fieldset><legend>Receiver</legend><label for="b">Street</label><input id="b" /></fieldset>
      <label for="c">Note</label><input id="c" /><label for="d">Note</label><input id="d" />
      <label><input type="checkbox" />Express</label>
      <button type="button">Save</button>
    </form>`);
  expect(pageCommands().map(({ title }) => title)).toEqual(['Save']);
  expect(fieldCommands().map(({ note, title }) => `${note} ${title}`)).toEqual(['Sender Street', 'Receiver Street']);
  fieldCommands()[0]?.run?.();
  expect(document.activeElement?.id).toBe('a');
});

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
