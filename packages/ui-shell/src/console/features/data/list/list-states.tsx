import { useLingui } from '@lingui/react';
import { Link, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useText } from '../../../../locales/use-text';
import { ScrollRow } from '../../../../shell/content/scroll-row';
import { pageTab } from '../../../../theme/pieces';
import { color, space, textSize } from '../../../../theme/tokens';
import { type FilterKinds, placeNames } from '../resource/list-address';
import { resourceMessages } from '../resource/messages';
import type { FilterField } from './list-filters';
import type { List } from './use-list';

export interface ListStatesProps<Item, Filters extends FilterKinds> {
  list: List<Item, Filters>;
  /** The filter whose values are the states. */
  name: string;
  field: FilterField;
}

/** Links to the records of each state and to all of them, with their numbers. */
export function ListStates<Item, Filters extends FilterKinds>({ list, name, field }: ListStatesProps<Item, Filters>) {
  const t = useText();
  const { i18n } = useLingui();
  const [query] = useSearchParams();
  const { label, options = {}, counts } = field;
  const kind = list.kinds[name];
  const to = (state: string) => {
    const next = new URLSearchParams(query);
    for (const each of [...placeNames(list.paging), name]) next.delete(each);
    if (state !== '') next.set(name, state);
    return { search: next.toString() };
  };
  return (
    <States aria-label={t(label)} data-screen>
      <Row>
        {['', ...(Array.isArray(kind) ? kind : [])].map((state) => (
          <Link
            key={state}
            to={to(state)}
            aria-current={state === list.filters[name] ? 'page' : undefined}
            data-state={state !== '' && counts?.[state] === 0 ? 'none' : 'some'}
          >
            <span>{t(state === '' ? resourceMessages.all : (options[state] ?? state))}</span>
            {'counts' in field && <b>{counts?.[state] === undefined ? '' : i18n.number(counts[state])}</b>}
          </Link>
        ))}
      </Row>
    </States>
  );
}

const Row = styled(ScrollRow)`
  gap: 0;
`;

const States = styled.nav`
  flex: 1 1 0;
  min-width: 0;
  box-shadow: inset 0 -1px 0 ${color('border')};

  a {
    ${pageTab}
    display: inline-flex;
    gap: ${space(1)};
    align-items: center;
    padding-inline: 10px;
    text-decoration: none;
    white-space: nowrap;
  }

  b {
    min-width: 1.2em;
    color: ${color('textMuted')};
    font-size: ${textSize('caption')};
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
`;
