import * as Popover from '@radix-ui/react-popover';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { Action } from '../../../../../controls/basic/action';
import { PanelButton, ToolPanel } from '../../../../../data/table/tool-panel.styles';
import { createLazyPart } from '../../../../../lib/create-lazy-part';
import { PopoverRoot } from '../../../../../lib/popover-root';
import { useText } from '../../../../../locales/use-text';
import { useLazyPart } from '../../../runtime/lazy-loading/use-lazy-part';
import { resourceMessages } from '../../resource/messages';
import type { ViewPanelProps } from './view-panel';

export type ListViewsProps = Omit<ViewPanelProps, 'onGone'>;

/** The account's named views of a list and those shared with it, as links to filters, order and columns; also saves the current one. */
export function ListViews(props: ListViewsProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const Content = useLazyPart(viewPanel, open);
  const { present } = props.state;
  return (
    <PopoverRoot open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <PanelButton
          as={Action}
          data-icon={present ? undefined : ''}
          title={t(resourceMessages.views)}
          icon={<Bookmark aria-hidden size={16} />}
          onPointerEnter={viewPanel.warm}
          onFocus={viewPanel.warm}
          text={present ? { ...resourceMessages.viewNow, values: { name: present.name } } : resourceMessages.views}
        />
      </Popover.Trigger>
      <ToolPanel align="end" sideOffset={6} collisionPadding={12} aria-label={t(resourceMessages.views)}>
        {Content && <Content {...props} onGone={() => setOpen(false)} />}
      </ToolPanel>
    </PopoverRoot>
  );
}

const viewPanel = createLazyPart(() => import('./view-panel').then((module) => module.ViewPanel));
