import * as Popover from '@radix-ui/react-popover';
import { Bookmark, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { Button } from '../../../controls/basic/button';
import { focusRing } from '../../../controls/basic/focus-ring';
import { TextField } from '../../../controls/basic/text-field';
import type { ColumnChoice } from '../../../data/table/column-choice';
import { ToolPanel } from '../../../data/table/tool-panel.styles';
import { useText } from '../../../locales/use-text';
import { color, radius, space } from '../../../theme/tokens';
import { toViewName } from '../list-settings/create-list-settings';
import { useListSettings } from '../list-settings/use-list-settings';
import { toViewQuery, writeColumnAddress } from './column-address';
import type { Paging } from './list-address';
import { resourceMessages } from './messages';

/** The views of a list that the account named: each a link to its filters, order and columns; the present one can be saved under a name. */
export function ListViews({ choice, paging }: { choice: ColumnChoice; paging: Paging }) {
  const t = useText();
  const [{ views }, change] = useListSettings();
  const [query, setQuery] = useSearchParams();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const here = toViewQuery(query, paging);
  const present = views.find((view) => view.query === here);
  const name = toViewName(typed);
  const handleSave = (event: FormEvent) => {
    event.preventDefault();
    // The event would also reach the form around, through React.
    event.stopPropagation();
    if (!name) return;
    const saved = toViewQuery(writeColumnAddress(query, choice), paging);
    change({ views: [...views.filter((view) => view.name !== name), { name, query: saved }] });
    setQuery(new URLSearchParams(saved));
    setTyped('');
    setOpen(false);
  };
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <Button icon={<Bookmark aria-hidden size={16} />}>
          {present ? t(resourceMessages.viewNow, { name: present.name }) : t(resourceMessages.views)}
        </Button>
      </Popover.Trigger>
      <Panel align="end" sideOffset={6} collisionPadding={12} aria-label={t(resourceMessages.views)}>
        <ul>
          <li>
            <Link to={{ search: '' }} aria-current={here === '' || undefined} onClick={() => setOpen(false)}>
              {t(resourceMessages.usualView)}
            </Link>
          </li>
          {views.map((view) => (
            <li key={view.name}>
              <Link
                to={{ search: view.query }}
                aria-current={view === present || undefined}
                onClick={() => setOpen(false)}
              >
                {view.name}
              </Link>
              <button
                type="button"
                aria-label={t(resourceMessages.removeView, { name: view.name })}
                title={t(resourceMessages.removeView, { name: view.name })}
                onClick={() => change({ views: views.filter((each) => each !== view) })}
              >
                <Trash2 aria-hidden size={16} />
              </button>
            </li>
          ))}
        </ul>
        {views.length === 0 && <p>{t(resourceMessages.noViews)}</p>}
        <form onSubmit={handleSave}>
          <TextField
            label={t(resourceMessages.viewName)}
            hint={t(resourceMessages.viewsHint)}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" block disabled={!name}>
            {t(resourceMessages.saveView)}
          </Button>
        </form>
      </Panel>
    </Popover.Root>
  );
}

const Panel = styled(ToolPanel)`
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    align-items: center;
    padding-inline-end: ${space(2)};
  }

  li:hover {
    background: ${color('surfaceHover')};
  }

  a {
    flex: 1;
    min-width: 0;
    padding: 0 ${space(4)};
    overflow: hidden;
    color: inherit;
    line-height: 40px;
    text-decoration: none;
    text-overflow: ellipsis;
    white-space: nowrap;
    ${focusRing}
  }

  a[aria-current] {
    color: ${color('primaryText')};
    font-weight: 600;
  }

  a:focus-visible {
    outline-offset: -2px;
  }

  li button {
    display: grid;
    place-items: center;
    flex: none;
    width: 40px;
    height: 40px;
    padding: 0;
    border: 0;
    border-radius: ${radius('medium')};
    background: none;
    color: ${color('textMuted')};
    cursor: pointer;
    ${focusRing}
  }

  p {
    margin: 0;
    padding: ${space(1)} ${space(4)};
    color: ${color('textMuted')};
  }

  form {
    display: grid;
    gap: ${space(2)};
    margin-block-start: ${space(2)};
    padding: ${space(3)} ${space(4)} ${space(2)};
    border-block-start: 1px solid ${color('border')};
  }
`;
