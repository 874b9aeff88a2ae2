import { type MouseEventHandler, useState } from 'react';
import styled from 'styled-components';
import { TextField } from '../../controls/basic/text-field';
import { EmptyPicture } from '../../feedback/empty-picture';
import { copyText } from '../../lib/copy-text';
import { withoutInvisible } from '../../lib/without-invisible';
import type { Text } from '../../locales/define-messages';
import { useText } from '../../locales/use-text';
import { type IconComponent, useIcons } from '../../nav/icon-registry';
import { Card, CardTitle, Page } from '../../shell/content/page';
import { color, flexWrap, radius, space, textSize } from '../../theme/tokens';
import { displayMessages as m } from './messages';

/** A page with all registered icons and a search by name; a press copies the name for a route table. @beta */
export function IconsPage() {
  const t = useText();
  const { icons, svgs } = useIcons();
  const [words, setWords] = useState('');
  const [message, setMessage] = useState<Text>();
  const groups = [
    { title: m.icons, names: find(icons, words), of: icons },
    { title: m.ownIcons, names: find(svgs, words), of: svgs },
  ].filter(({ names }) => names.length > 0);
  const copy = (name: string, shown: Node | null) =>
    copyText(name, shown).then(
      () => setMessage({ ...m.copied, values: { name } }),
      () => setMessage({ ...m.notCopied, values: { name } }),
    );
  return (
    <Page title={t(m.icons)} lead={t(m.iconsLead)}>
      <Tools>
        <TextField
          type="search"
          label={t(m.findIcon)}
          labelHidden
          placeholder={t(m.findIcon)}
          value={words}
          onValueChange={setWords}
        />
        <span role="status">{message && t(message)}</span>
      </Tools>
      {groups.map(({ title, names, of }) => (
        <Card key={title.id} aria-label={t(title)}>
          <CardTitle>{t(title)}</CardTitle>
          <Grid>
            {names.map((name) => (
              <li key={name}>
                <IconButton
                  name={name}
                  Icon={of[name] as IconComponent}
                  onCopy={({ currentTarget }) => void copy(name, currentTarget.lastChild)}
                />
              </li>
            ))}
          </Grid>
        </Card>
      ))}
      {groups.length === 0 && (
        <Nothing>
          <EmptyPicture scene="search" />
          <p>{t(m.noIcon, { words })}</p>
        </Nothing>
      )}
    </Page>
  );
}

function IconButton({ name, Icon, onCopy }: { name: string; Icon: IconComponent; onCopy: MouseEventHandler }) {
  return (
    <Press type="button" onClick={onCopy}>
      <Icon width={24} height={24} strokeWidth={1.75} aria-hidden focusable={false} />
      <bdi>{name}</bdi>
    </Press>
  );
}

/** The names that contain every word. */
function find(registered: Readonly<Record<string, IconComponent>>, typed: string): readonly string[] {
  const words = withoutInvisible(typed)
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  return Object.keys(registered)
    .filter((name) => words.every((word) => name.toLowerCase().includes(word)))
    .sort();
}

const Tools = styled.div`
  ${flexWrap(2, 4)}
  align-items: center;

  > :first-child {
    flex: 0 1 320px;
  }
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(112px, 100%), 1fr));
  gap: ${space(2)};
`;

const Press = styled.button`
  display: grid;
  gap: ${space(2)};
  justify-items: center;
  width: 100%;
  height: 100%;
  padding: ${space(4)} ${space(2)};
  border: 1px solid transparent;
  border-radius: ${radius('medium')};
  color: ${color('text')};
  font-size: ${textSize('caption')};
  line-height: 1.4;
  overflow-wrap: anywhere;

  &:hover {
    border-color: ${color('border')};
    background: ${color('surfaceHover')};
    color: ${color('textStrong')};
  }
`;

const Nothing = styled.div`
  display: grid;
  gap: ${space(3)};
  justify-items: center;
  padding: ${space(8)} 0;
  color: ${color('textMuted')};
`;
