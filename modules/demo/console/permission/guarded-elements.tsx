import type { Guard } from '@waybill/auth-core';
import { Can, useVerdict } from '@waybill/auth-core/react';
import { Button, Card, CardTitle, color, space, textSize, useText } from '@waybill/ui-shell';
import { StatusTag } from '@waybill/ui-shell/table';
import styled from 'styled-components';
import { permissionMessages } from '../messages';
import { guardText } from './guard-text';

const groups = [
  {
    title: permissionMessages.byRole,
    guards: [['Admin'], ['Editor'], { role: ['Admin', 'Agent'] }, { role: ['Editor'], mode: 'except' }],
  },
  {
    title: permissionMessages.byPermission,
    guards: [
      { permission: ['write:order'] },
      { permission: ['read:system'] },
      { permission: ['write:table', 'delete:table'], mode: 'allOf' },
    ],
  },
  {
    title: permissionMessages.byBoth,
    guards: [
      { role: ['Admin'], permission: ['write:order'] },
      { role: ['Editor'], permission: ['write:order'], mode: 'allOf' },
      { role: ['Test'], permission: ['read:system'], mode: 'except' },
    ],
  },
] satisfies { title: object; guards: Guard[] }[];

/** Groups of buttons, each beside its guard. */
export function GuardedElements() {
  const t = useText();
  return (
    <Card aria-label={t(permissionMessages.elements)}>
      <CardTitle>{t(permissionMessages.elements)}</CardTitle>
      <Groups>
        {groups.map(({ title, guards }) => (
          <section key={title.id} aria-label={t(title)}>
            <h3>{t(title)}</h3>
            <ul>
              {guards.map((guard) => (
                <Example key={JSON.stringify(guard)} guard={guard} />
              ))}
            </ul>
          </section>
        ))}
      </Groups>
    </Card>
  );
}

function Example({ guard }: { guard: Guard }) {
  const t = useText();
  const { allowed } = useVerdict(guard);
  return (
    <li>
      <code>{guardText(guard)}</code>
      <StatusTag tone={allowed ? 'success' : 'neutral'}>
        {t(allowed ? permissionMessages.shown : permissionMessages.hiddenWord)}
      </StatusTag>
      <Place>
        <Can guard={guard}>
          <Button>{t(permissionMessages.button)}</Button>
        </Can>
      </Place>
    </li>
  );
}

const Place = styled.span`
  min-width: 6rem;
  min-height: 32px;
`;

const Groups = styled.div`
  display: grid;
  gap: ${space(5)};

  h3 {
    margin: 0 0 ${space(1)};
    color: ${color('textMuted')};
    font-size: ${textSize('body')};
    font-weight: 400;
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: ${space(4)};
    align-items: center;
    min-height: 48px;
    border-block-end: 1px solid ${color('border')};
  }

  code {
    color: ${color('textStrong')};
    font-size: ${textSize('caption')};
    overflow-wrap: anywhere;
  }
`;
