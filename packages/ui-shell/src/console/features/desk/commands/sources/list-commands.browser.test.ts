import { afterEach, expect, it } from 'vitest';
import { presentListCommands } from './list-commands';

afterEach(() => document.body.replaceChildren());

/** A page with a list as the shell keeps it while another page is in view. */
function keepPage(state: 'shown' | 'hidden'): void {
  document.body.innerHTML = `<main>
    <div data-page="/list" data-state="${state}" style="${state === 'hidden' ? 'content-visibility: hidden; height: 0; overflow: clip' : ''}">
      <table role="grid"><tbody><tr><td aria-colindex="1" tabindex="0">1</td></tr></tbody></table>
    </div>
    <div data-page="/record" data-state="${state === 'hidden' ? 'shown' : 'hidden'}"><h1>Record</h1></div>
  </main>`;
}

it('a list in view has its keys', () => {
  keepPage('shown');
  expect(presentListCommands().map(({ id }) => id)).toEqual(['list.next']);
});

it('a list of a page that is hidden takes no key of the page in view [next-and-previous-record]', () => {
  keepPage('hidden');
  expect(presentListCommands()).toEqual([]);
});
