import { useLingui } from '@lingui/react';
import * as Popover from '@radix-ui/react-popover';
import { ChevronDown } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import styled from 'styled-components';
import { MenuPanel } from '../../../../data/table/tool-panel.styles';
import { PopoverRoot } from '../../../../lib/popover-root';
import { useText } from '../../../../locales/use-text';
import { ScrollRow } from '../../../../shell/content/scroll-row';
import { pageTab } from '../../../../theme/pieces';
import { color, inlineRow, mutedCaption } from '../../../../theme/tokens';
import { type FilterKinds, placeNames } from '../resource/list-address';
import { resourceMessages } from '../resource/messages';
import type { FilterField } from './list-filters';
import type { List } from './use-list';

export interface ListStatesProps<Item, Filters extends FilterKinds> {
  list: List<Item, Filters>;
  /** Name of the filter whose values are the states. */
  name: string;
  field: FilterField;
}

/** Tabs for each state and for all records, with their numbers. */
export function ListStates<Item, Filters extends FilterKinds>({ list, name, field }: ListStatesProps<Item, Filters>) {
  const t = useText();
  const { i18n } = useLingui();
  const [query] = useSearchParams();
  const { label, options = {}, counts, others = [] } = field;
  const kind = list.kinds[name];
  const present = list.filters[name];
  const to = (state: string) => {
    const next = new URLSearchParams(query);
    for (const each of [...placeNames(list.paging), name]) next.delete(each);
    if (state !== '') next.set(name, state);
    return { search: next.toString() };
  };
  const face = (state: string) => (
    <>
      <span>{t(state === '' ? resourceMessages.all : (options[state] ?? state))}</span>
      {'counts' in field && <b>{counts?.[state] === undefined ? '' : i18n.number(counts[state])}</b>}
    </>
  );
  const link = (state: string) => (
    <Link key={state} to={to(state)} aria-current={state === present ? 'page' : undefined}>
      {face(state)}
    </Link>
  );
  const other = others.find((state) => state === present);
  return (
    <States aria-label={t(label)} data-screen>
      <Row>{['', ...(Array.isArray(kind) ? kind : [])].filter((state) => !others.includes(state)).map(link)}</Row>
      {others.length > 0 && (
        <PopoverRoot>
          <Popover.Trigger aria-current={other ? 'page' : undefined}>
            {other === undefined ? <span>{t(resourceMessages.moreStates)}</span> : face(other)}
            <ChevronDown aria-hidden size={16} />
          </Popover.Trigger>
          <MenuPanel align="end" sideOffset={6} collisionPadding={12} aria-label={t(resourceMessages.moreStates)}>
            {others.map((state) => (
              <Popover.Close key={state} asChild>
                {link(state)}
              </Popover.Close>
            ))}
          </MenuPanel>
        </PopoverRoot>
      )}
    </States>
  );
}

const Row = styled(ScrollRow)`
  gap: 0;
  flex: 0 1 auto;
`;

const States = styled.nav`
  display: flex;
  flex: 1 1 0;
  min-width: 0;
  box-shadow: inset 0 -1px 0 ${color('border')};

  ${Row} > a,
  > button {
    ${pageTab}
    ${inlineRow(1)}
    padding-inline: 10px;
    text-decoration: none;
    white-space: nowrap;
  }

  b {
    min-width: 1.2em;
    ${mutedCaption()}
    font-weight: 400;
  }
`;
