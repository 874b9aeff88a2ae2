import styled from 'styled-components';
import type { KeysOf } from '../../../../nav/command-keys';
import { space } from '../../../../theme/tokens';
import type { Command, KeyChoice } from '../../../kernel/command';
import { KeyCaps } from './key-caps';
import { toAriaKeys } from './key-steps';
import { keysOf } from './keys-of';
import { isMac, toCaps } from './read-keys';

/** The palette is no command, and its key cannot be changed. */
const palette = { id: 'palette', keys: 'Mod+K' };

/** Makes the keys of menu entries from the user's choice; `named` finds available commands. */
export const toKeysOf =
  (named: (command: string) => Command | undefined, choice: KeyChoice): KeysOf =>
  (name) => {
    const keys = name === palette.id ? palette.keys : keysOf(named(name) ?? { id: name }, choice);
    if (!keys) return undefined;
    const aria = toAriaKeys(keys, isMac());
    const text = toCaps(keys, isMac())
      .map(({ cap }) => cap)
      .join(' ');
    return { aria, text, caps: <KeysBeside keys={keys} hidden={aria !== undefined} /> };
  };

/** At the end of a menu entry, in its colour, hidden on touch screens. */
const KeysBeside = styled(KeyCaps)`
  margin-inline-start: auto;
  padding-inline-start: ${space(4)};

  kbd {
    border-color: color-mix(in srgb, currentcolor 30%, transparent);
    color: inherit;
  }

  @media (hover: none) and (pointer: coarse) {
    display: none;
  }
`;
