import { expect, test } from 'vitest';
import { chooseStages, nextStage, runStages } from './schedule.mjs';

const passing = async () => ({ passed: 1, failed: 0, failures: [] });
const stages = [
  { name: 'units', run: passing },
  { name: 'build', run: passing },
  { name: 'stories', browser: true, run: passing },
  { name: 'journeys', browser: true, after: ['build'], run: passing },
];
const names = (list) => list.map((stage) => stage.name);

test('a chosen stage brings the stages that it comes after', () => {
  expect(names(chooseStages(stages, { only: ['journeys'] }))).toEqual(['build', 'journeys']);
});

test('a skipped stage is left out', () => {
  expect(names(chooseStages(stages, { skip: ['stories', 'journeys'] }))).toEqual(['units', 'build']);
});

test('an unknown stage is named, with those that exist', () => {
  expect(() => chooseStages(stages, { only: ['unit'] })).toThrow('There is no stage "unit". Stages: units, build');
});

test('a browser stage waits while another one runs', () => {
  expect(nextStage([stages[3], stages[0]], [stages[2]], [stages[1]])).toBe(stages[0]);
});

test('a stage waits for those it comes after', () => {
  expect(nextStage([stages[3]], [], [])).toBeUndefined();
  expect(nextStage([stages[3]], [], [stages[1]])).toBe(stages[3]);
});

test('every stage runs once and one that throws counts as a failure', async () => {
  const broken = { name: 'lint', run: () => Promise.reject(new Error('no disk')) };
  const ended = [];
  await runStages([broken, ...stages], {
    width: 2,
    onStart: () => undefined,
    onEnd: (stage, outcome) => ended.push([stage.name, outcome.failed]),
  });
  expect(Object.fromEntries(ended)).toEqual({ lint: 1, units: 0, build: 0, stories: 0, journeys: 0 });
});
