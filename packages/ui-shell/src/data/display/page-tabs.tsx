import { useLingui } from '@lingui/react';
import * as Tabs from '@radix-ui/react-tabs';
import { type ReactNode, useMemo, useState } from 'react';
import styled from 'styled-components';
import { directionOf } from '../../lib/direction';
import { useSame } from '../../lib/use-same';
import { useSteady } from '../../lib/use-steady';
import { useDeclaredCommands } from '../../nav/declared-command';
import { ScrollRow } from '../../shell/content/scroll-row';
import { pageTab } from '../../theme/pieces';
import { color, disabledLook, space } from '../../theme/tokens';

/** One tab inside a page. @beta */
export interface PageTab {
  key: string;
  label: ReactNode;
  content: ReactNode;
  disabled?: boolean;
}

/** @beta */
export interface PageTabsProps {
  /** Accessible name of the row: "Parts of the order". */
  label: string;
  tabs: readonly PageTab[];
  /** The key of the open tab, if controlled. Default: uncontrolled, starting with the first. */
  value?: string;
  onValueChange?: (key: string) => void;
  /** `automatic`: arrow keys open a tab at once. `manual`: Enter or Space does, for content that is loaded. Default `automatic`. */
  activation?: 'automatic' | 'manual';
}

/** Tabs inside a page, of which one is open; on a phone the row scrolls sideways. Only the content of the open one is drawn. @beta */
export function PageTabs({ label, tabs, value, onValueChange, activation = 'automatic' }: PageTabsProps) {
  const { locale } = useLingui().i18n;
  const [localValue, setLocalValue] = useState(tabs.find(({ disabled }) => !disabled)?.key ?? '');
  const handleChange = useSteady((key: string) => {
    setLocalValue(key);
    onValueChange?.(key);
  });
  // Only a text label can be found in the palette.
  const titles = useSame(
    tabs.flatMap(({ key, label: title, disabled }) => (typeof title === 'string' ? [{ key, title, disabled }] : [])),
  );
  useDeclaredCommands(
    useMemo(
      () => titles.map(({ key, ...facts }) => ({ id: `part.${key}`, ...facts, run: () => handleChange(key) })),
      [titles, handleChange],
    ),
  );
  return (
    <Tabs.Root
      dir={directionOf(locale)}
      activationMode={activation}
      value={value ?? localValue}
      onValueChange={handleChange}
    >
      <Tabs.List asChild aria-label={label}>
        <List>
          {tabs.map(({ key, label: words, disabled = false }) => (
            <Tab key={key} value={key} disabled={disabled}>
              {words}
            </Tab>
          ))}
        </List>
      </Tabs.List>
      {tabs.map(({ key, content }) => (
        <Panel key={key} value={key}>
          {content}
        </Panel>
      ))}
    </Tabs.Root>
  );
}

const List = styled(ScrollRow)`
  box-shadow: inset 0 -1px 0 ${color('border')};
`;

const Tab = styled(Tabs.Trigger)`
  ${pageTab}

  &:disabled {
    ${disabledLook()}
  }
`;

const Panel = styled(Tabs.Content)`
  padding-block-start: ${space(4)};

  &:focus-visible {
    outline-offset: 2px;
  }
`;
