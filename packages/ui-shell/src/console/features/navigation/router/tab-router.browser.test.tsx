import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type Navigator, Route, Router, Routes, useHref, useParams, useRoutes } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TabRouter } from './tab-router';

let container: HTMLElement;
let root: ReturnType<typeof createRoot>;
const navigator: Navigator = { createHref: String, push: () => {}, replace: () => {}, go: () => {} };

beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});

afterEach(() => {
  flushSync(() => root.unmount());
  container.remove();
});

function Facts() {
  const facts = { params: useParams(), here: useHref('.'), up: useHref('..'), below: useHref('below') };
  return (
    <>
      {JSON.stringify(facts)}
      <Routes>
        <Route path="part/:part" element={<Part />} />
        <Route path="*" element={null} />
      </Routes>
    </>
  );
}

function Part() {
  return <i>{JSON.stringify([useParams(), useHref('..')])}</i>;
}

function Reference({ pattern }: { pattern: string }) {
  return useRoutes([{ path: pattern, element: <Facts /> }]);
}

it.each([
  ['/order/:id', '/order/1'],
  ['/order/:id', '/order/%E5%BC%A0%2F3%20x'],
  ['/order/:id', '/order/%zz'],
  ['/order/:id/:step?', '/order/1'],
  ['/order/:id/:step?', '/order/1/pay'],
  ['/order/list', '/order/LIST/'],
  ['/order/*', '/order/part/a%20b'],
  ['*', '/any/where'],
])('a page at %s finds at %s what a route of react-router would tell it', (pattern, path) => {
  const ours = draw(
    <TabRouter
      location={{ path, search: '?a=1', hash: '' }}
      state={null}
      tabKey="t"
      pattern={pattern}
      navigator={navigator}
    >
      <Facts />
    </TabRouter>,
  );
  expect(ours).toMatch(/^\{"params":/);
  const theirs = draw(
    <Router location={{ pathname: path, search: '?a=1', hash: '', key: 't', state: null }} navigator={navigator}>
      <Reference pattern={pattern} />
    </Router>,
  );
  expect(ours).toBe(theirs);
});

it('a page is not drawn at an address that its pattern does not have', () => {
  const location = { path: '/else', search: '', hash: '' };
  const drawn = draw(
    <TabRouter location={location} state={null} tabKey="t" pattern="/order/:id" navigator={navigator}>
      <Facts />
    </TabRouter>,
  );
  expect(drawn).toBe('');
});

function draw(element: ReactNode): string {
  flushSync(() => root.render(element));
  return container.innerHTML;
}
