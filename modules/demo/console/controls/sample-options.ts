import type { Text } from '@waybill/ui-shell';
import type { CascadeOption } from '@waybill/ui-shell/controls';
import { controlMessages as words } from './messages';

type Words = (text: Text) => string;
type Word = keyof typeof words;

const toOptions = (t: Words, names: readonly Word[]) => names.map((name) => ({ value: name, label: t(words[name]) }));

const tree: Readonly<Partial<Record<Word, readonly Word[]>>> = {
  zhejiang: ['hangzhou', 'ningbo'],
  shanghai: ['pudong'],
};
const teams: typeof tree = { sales: ['north', 'south'], finance: [] };

const toTree = (t: Words, of: typeof tree): CascadeOption[] =>
  toOptions(t, Object.keys(of) as Word[]).map(({ value, label }) => {
    const below = of[value] ?? [];
    return { value, label, ...(below.length > 0 && { children: toOptions(t, below) }) };
  });

/** Returns the options of the page's controls in the current language. */
export const sampleOptions = (t: Words) => ({
  pay: toOptions(t, ['now', 'arrival']) as { value: 'now' | 'arrival'; label: string }[],
  services: toOptions(t, ['wash', 'cover']),
  brands: toOptions(t, ['yadea', 'aima', 'tailing']),
  stops: toOptions(t, ['wuhan', 'changsha', 'nanchang']),
  regions: toTree(t, tree),
  rights: toTree(t, teams),
});
