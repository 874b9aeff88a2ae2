import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { asksForWhole, emptied, leanReactDomVersion, toLeanReactDom } from './lean-react-dom';

const home = path.dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
const whole = readFileSync(path.join(home, 'cjs/react-dom-client.production.js'), 'utf8');

it('knows the version that is installed, with each function by its name', () => {
  expect(whole).toContain(`exports.version = "${leanReactDomVersion}"`);
  const lean = toLeanReactDom(whole);
  for (const [body, names] of Object.entries(emptied))
    for (const name of names) {
      expect(whole, name).toContain(`\nfunction ${name}(`);
      expect(lean, name).toContain(`\nfunction ${name}() {${body}}`);
    }
});

it('is without hydration, view transitions and refs of fragments', () => {
  const lean = toLeanReactDom(whole);
  for (const part of [
    'exports.hydrateRoot',
    '(type.elementType = REACT_VIEW_TRANSITION_TYPE)',
    'FragmentInstance.prototype.',
  ])
    expect([whole.includes(part), lean.includes(part)], part).toEqual([true, false]);
  expect(lean.match(/\bisHydrating\b(?!\$)/g)).toHaveLength(4);
  expect(lean).not.toMatch(/\.(?:isDehydrated|dehydrated)\b/);
});

it('makes no error while the file is evaluated', () => {
  const made = /^(?:var| ) \w+ = (?:new )?Error\(/gm;
  expect(whole.match(made)).toHaveLength(5);
  expect(toLeanReactDom(whole)).not.toMatch(made);
  expect(toLeanReactDom(whole).match(/ = Object\.create\(Error\.prototype, /g)).toHaveLength(5);
});

it('takes every other version whole', () => {
  const other = whole.replaceAll(leanReactDomVersion, '19.9.0');
  expect(toLeanReactDom(other)).toBe(other);
});

it('finds whoever asks for a part that is left out', () => {
  const asked = (code: string) => asksForWhole.exec(code)?.slice(1).find(Boolean);
  expect(asked("import { useState, ViewTransition } from 'react';")).toBe('ViewTransition');
  expect(asked('import {hydrateRoot} from "react-dom/client"')).toBe('hydrateRoot');
  expect(asked('<Fragment key={key} ref={list}>')).toBe('Fragment');
  expect(asked('(0, t.jsx)(r.Fragment, { key, ref: list })')).toBe('Fragment');
  expect(
    asked("import type { ViewTransitionProps } from 'react'; import { ViewTransition } from './mine';"),
  ).toBeUndefined();
  expect(asked('<Fragment key={key}><a ref={link} /></Fragment>')).toBeUndefined();
});
