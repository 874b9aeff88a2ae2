import type { ActionProps } from '../../controls/basic/action';

/** @beta */
export interface ActionItem extends Pick<ActionProps, 'text' | 'command' | 'icon' | 'disabled'> {
  /** `danger` for actions that end or delete something. Default: `undefined`. */
  tone?: 'danger';
  onSelect: () => void;
}
