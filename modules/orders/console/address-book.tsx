import { Can } from '@waybill/auth-core/react';
import { kitMessages, LoadFailed, readKept, Time } from '@waybill/kit/console';
import { Action, Card, color, ListState, Page, Skeleton, space, TextField, textSize, useText } from '@waybill/ui-shell';
import { usePageTitle, useServerData, useServerWrite, useUndo } from '@waybill/ui-shell/console';
import { DraftOffer } from '@waybill/ui-shell/forms';
import { RowButton } from '@waybill/ui-shell/table';
import { normalise } from '@waybill/validators/cn';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { contactsCall, forgetContactCall } from '../contract/contacts';
import { type Contact, contact } from '../contract/order';
import { ContactDialog, toPartyFields } from './contact-dialog';
import { useDebounced } from './form/use-debounced';
import { orderMessages } from './shared/messages';

/** Whom this account has shipped from and to, found by typing. */
export default function AddressBookPage() {
  const t = useText();
  const pageTitle = usePageTitle();
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(normalise.prose(typed).slice(0, 50), 300);
  const { data, state, reload } = useServerData(contactsCall, { keyword });
  const later = useUndo();
  const forget = useServerWrite(forgetContactCall, { changes: [contactsCall] });
  const [edited, setEdited] = useState<Contact | 'new'>();
  const [leaving, setLeaving] = useState<ReadonlyMap<string, 'waiting' | 'gone'>>(new Map());
  const shown = data?.list.filter((contact) => !leaving.has(keyOf(contact)));
  const known = new Set(data?.list.map(keyOf));
  const present = [...leaving].filter(([key, state]) => state === 'waiting' || known.has(key));
  // Whoever was taken out and is written down again shows.
  if (present.length < leaving.size) setLeaving(new Map(present));
  const handleRemove = (contact: Contact) => {
    const key = keyOf(contact);
    setLeaving(new Map(leaving).set(key, 'waiting'));
    later({
      text: { ...orderMessages.contactForgotten, values: { name: contact.name } },
      run: async (options) => {
        const written = await forget(toPartyFields(contact), options);
        if (written.done) setLeaving((all) => new Map(all).set(key, 'gone'));
        return written;
      },
      undo: () => setLeaving((all) => new Map([...all].filter(([each]) => each !== key))),
    });
  };
  return (
    <Page
      title={pageTitle}
      lead={t(orderMessages.addressLead)}
      actions={
        <Can guard={{ permission: ['write:order'] }}>
          <Action
            tone="primary"
            icon={<Plus aria-hidden size={16} />}
            onClick={() => setEdited('new')}
            text={orderMessages.contactAdd}
          />
        </Can>
      }
    >
      {!edited && <DraftOffer name="contact" onResume={(about) => setEdited(readKept(contact, about) ?? 'new')} />}
      <Card aria-busy={state === 'loading'}>
        <TextField
          label={t(orderMessages.addressSearch)}
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {state === 'failed' ? (
          <LoadFailed text={orderMessages.addressFailed} onRetry={reload} />
        ) : !shown ? (
          <Skeleton $width="100%" $height={184} />
        ) : shown.length === 0 ? (
          <ListState kind="empty">{t(keyword ? orderMessages.addressNone : orderMessages.addressEmpty)}</ListState>
        ) : (
          <List data-list="">
            {shown.map((contact) => (
              <Person key={keyOf(contact)} contact={contact}>
                <RowButton data-command="edit" onClick={() => setEdited(contact)}>
                  {t(kitMessages.edit)}
                </RowButton>
                <RowButton onClick={() => handleRemove(contact)}>{t(kitMessages.remove)}</RowButton>
              </Person>
            ))}
          </List>
        )}
      </Card>
      {edited && <ContactDialog contact={edited === 'new' ? null : edited} onClose={() => setEdited(undefined)} />}
    </Page>
  );
}

const keyOf = (contact: Contact) => JSON.stringify(toPartyFields(contact));

function Person({
  contact: { name, phone, regionNames, street, lastUsed, uses },
  children,
}: {
  contact: Contact;
  children: ReactNode;
}) {
  const t = useText();
  return (
    <li aria-label={name} tabIndex={-1}>
      <strong>{name}</strong>
      <a href={`tel:${phone}`}>{phone}</a>
      <span>{[...regionNames, street].join(' ')}</span>
      <small>
        {t(orderMessages.uses, { count: uses })}
        {' · '}
        <Time at={lastUsed} />
      </small>
      <Can guard={{ permission: ['write:order'] }}>
        <Actions>{children}</Actions>
      </Can>
    </li>
  );
}

const Actions = styled.span`
  display: inline-flex;
  gap: ${space(3)};
  justify-content: end;
`;

const List = styled.ul`
  margin: ${space(3)} 0 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 2fr) minmax(0, 5fr) auto auto;
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

    > span {
      grid-column: 1 / -1;
    }
  }
`;
