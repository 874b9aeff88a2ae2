import { Ellipsis } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { ToolButton } from '../../controls/basic/tool-button';
import { createLazyPart } from '../../lib/create-lazy-part';
import { useMenuButton } from '../../lib/use-menu-button';
import { useText } from '../../locales/use-text';
import { toolMessages } from '../../shell/tools/messages';
import { flexRow } from '../../theme/tokens';
import { RowActions } from './row-actions';

const menu = createLazyPart(() => import('../../shell/content/actions-menu').then((module) => module.ActionsMenu));

/** The actions of a row on a phone: the first one, and a menu that presses the others, which are hidden in the row. */
export function CardActions({ children }: { children: ReactNode }) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const { Menu, menuProps, buttonProps } = useMenuButton(menu);
  return (
    <Box ref={box}>
      {children}
      <ToolButton {...buttonProps} scale="medium" label={t(toolMessages.more)} icon={Ellipsis} />
      {Menu && <Menu {...menuProps} items={hiddenActions(box.current)} />}
    </Box>
  );
}

const hiddenActions = (box: HTMLElement | null) =>
  [...(box?.querySelectorAll<HTMLElement>(`${RowActions} > :nth-child(n + 2)`) ?? [])].map((action) => ({
    text: action.textContent,
    disabled: action.matches(':disabled'),
    ...(action.dataset.tone === 'danger' && { tone: 'danger' as const }),
    onSelect: () => action.click(),
  }));

const Box = styled.div`
  ${flexRow(1)}

  ${RowActions} > :nth-child(n + 2),
  &:not(:has(${RowActions} > :nth-child(2))) > [aria-haspopup] {
    display: none;
  }
`;
