import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { pageTab } from '../../../../theme/pieces';
import { color, space } from '../../../../theme/tokens';
import { nextPanel } from './next-panel';

export interface LoginTabsProps<Name extends string> {
  label: string;
  panels: readonly Name[];
  /** Shown at first. Default: the first of all. */
  first?: Name | undefined;
  titleOf: (name: Name) => string;
  /** The content of the shown panel; the others are empty. */
  children: (name: Name) => ReactNode;
}

/** Tabs of the login panels; the panel follows the focus. Without a library, which would be the largest part of the first screen. */
export function LoginTabs<Name extends string>({
  label,
  panels,
  first = panels[0],
  titleOf,
  children,
}: LoginTabsProps<Name>) {
  const [shown, setShown] = useState(first);
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const handleKeyDown = (event: KeyboardEvent) => {
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = shown && isPlain ? nextPanel(panels, shown, event.key, isRtl ? 'rtl' : 'ltr') : undefined;
    if (next === undefined) return;
    event.preventDefault();
    setShown(next);
    tabs.current?.querySelectorAll('button')[panels.indexOf(next)]?.focus();
  };
  return (
    <>
      <List ref={tabs} role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
        {panels.map((name) => (
          <Tab
            key={name}
            type="button"
            role="tab"
            id={`${id}tab-${name}`}
            aria-selected={name === shown}
            aria-controls={`${id}panel-${name}`}
            data-state={name === shown ? 'active' : 'inactive'}
            tabIndex={name === shown ? 0 : -1}
            onClick={() => setShown(name)}
          >
            {titleOf(name)}
          </Tab>
        ))}
      </List>
      {panels.map((name) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}panel-${name}`}
          aria-labelledby={`${id}tab-${name}`}
          data-state={name === shown ? 'active' : 'inactive'}
          tabIndex={-1}
          hidden={name !== shown}
        >
          {name === shown && children(name)}
        </div>
      ))}
    </>
  );
}

const List = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: clamp(${space(3)}, 4vw, ${space(6)});
  border-block-end: 1px solid ${color('border')};
`;

const Tab = styled.button`
  ${pageTab}
  padding: 0;
`;
