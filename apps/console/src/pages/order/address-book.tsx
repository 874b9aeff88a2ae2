import { Card, color, ListState, Page, Skeleton, space, TextField, textSize, useText } from '@waybill/ui-shell';
import { usePageTitle, useServerData } from '@waybill/ui-shell/console';
import { useState } from 'react';
import styled from 'styled-components';
import { Time } from '../kit/values';
import { useDebounced } from './form/use-debounced';
import { orderMessages } from './messages';
import type { Contact } from './order';

/** Whom this account has shipped from and to, found by typing. */
export default function AddressBookPage() {
  const t = useText();
  const pageTitle = usePageTitle();
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim().slice(0, 50), 300);
  const { data, state, reload } = useServerData<{ list: Contact[] }>('/order/contacts', { keyword });
  return (
    <Page title={pageTitle} lead={t(orderMessages.addressLead)}>
      <Card aria-busy={state === 'loading'}>
        <TextField
          label={t(orderMessages.addressSearch)}
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {state === 'failed' ? (
          <ListState kind="error" onRetry={reload}>
            {t(orderMessages.addressFailed)}
          </ListState>
        ) : !data ? (
          <Skeleton $width="100%" $height={184} />
        ) : data.list.length === 0 ? (
          <ListState kind="empty">{t(keyword ? orderMessages.addressNone : orderMessages.addressEmpty)}</ListState>
        ) : (
          <List>
            {data.list.map(({ name, phone, region, regionNames, street, lastUsed, uses }) => (
              <li key={`${name} ${phone} ${region} ${street}`}>
                <strong>{name}</strong>
                <a href={`tel:${phone}`}>{phone}</a>
                <span>{[...regionNames, street].join(' ')}</span>
                <small>
                  {t(orderMessages.uses, { count: uses })}
                  {' · '}
                  <Time at={lastUsed} />
                </small>
              </li>
            ))}
          </List>
        )}
      </Card>
    </Page>
  );
}

const List = styled.ul`
  margin: ${space(3)} 0 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 2fr) minmax(0, 5fr) auto;
    gap: ${space(1)} ${space(4)};
    padding-block: ${space(3)};
    overflow-wrap: anywhere;
  }

  li + li {
    border-block-start: 1px solid ${color('border')};
  }

  strong {
    color: ${color('textStrong')};
  }

  a {
    color: ${color('primaryText')};
    font-variant-numeric: tabular-nums;
  }

  small {
    color: ${color('textMuted')};
    font-size: ${textSize('caption')};
  }

  @media (max-width: 767.98px) {
    li {
      grid-template-columns: minmax(0, 1fr) auto;
    }

    span {
      grid-column: 1 / -1;
    }
  }
`;
