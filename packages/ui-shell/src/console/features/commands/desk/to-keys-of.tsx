import type { KeysOf } from '../../../../nav/command-keys';
import type { Command, KeyChoice } from '../../../kernel/command';
import { toAriaKeys } from '../keys/key-steps';
import { keysOf } from '../keys/keys-of';
import { isMac, toCaps } from '../keys/read-keys';
import { KeyCaps } from './key-caps';

/** The palette is no command of its own: its key is the same for everybody. */
const palette = { id: 'palette', keys: 'Mod+K' };

/** What stands beside menu entries, by the keys that somebody has set; `named` finds what is possible now. */
export const toKeysOf =
  (named: (command: string) => Command | undefined, choice: KeyChoice): KeysOf =>
  (name) => {
    const keys = name === palette.id ? palette.keys : keysOf(named(name) ?? { id: name }, choice);
    if (!keys) return undefined;
    const aria = toAriaKeys(keys, isMac());
    const text = toCaps(keys, isMac())
      .map(({ cap }) => cap)
      .join(' ');
    return { aria, text, caps: <KeyCaps keys={keys} beside hidden={aria !== undefined} /> };
  };
