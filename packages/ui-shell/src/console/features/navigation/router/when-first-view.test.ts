import { proxy, ref } from 'valtio/vanilla';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ConsoleView } from '../../../kernel/ports/console-view';
import type { Navigation } from '../../../kernel/ports/navigation';
import { whenFirstView } from './when-first-view';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const starting = () => proxy<Navigation['state']>({ view: ref<ConsoleView>({ kind: 'starting' }), routes: null });
const login: ConsoleView = {
  kind: 'standalone',
  page: 'login',
  title: '',
  entry: { path: '/login', search: '', hash: '', key: 'a', state: null },
};

it('draws once, as soon as there is something to show', () => {
  const state = starting();
  const draw = vi.fn();
  whenFirstView({ state }, draw);
  expect(draw).not.toHaveBeenCalled();
  state.view = ref(login);
  expect(draw).toHaveBeenCalledTimes(1);
  state.view = ref({ ...login });
  vi.runAllTimers();
  expect(draw).toHaveBeenCalledTimes(1);
});

it('renders without the view if user and routes are slow', () => {
  const state = starting();
  const draw = vi.fn();
  whenFirstView({ state }, draw);
  vi.advanceTimersByTime(200);
  expect(draw).toHaveBeenCalledTimes(1);
  state.view = ref(login);
  expect(draw).toHaveBeenCalledTimes(1);
});

it('draws nothing once it is called off', () => {
  const state = starting();
  const draw = vi.fn();
  whenFirstView({ state }, draw)();
  vi.runAllTimers();
  state.view = ref(login);
  expect(draw).not.toHaveBeenCalled();
});
