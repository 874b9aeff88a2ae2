import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { LazyPart } from '../../../lib/create-lazy-part';
import { useText } from '../../../locales/use-text';
import { useCommandKeys } from '../../../nav/command-keys';
import { arrangeTools } from '../../../shell/tools/arrange-tools';
import { isToolShown, type Tool, type ToolDialogProps } from '../../../shell/tools/tool';
import { useConsole } from '../../kernel/console-context';
import { PartBoundary } from '../../kernel/part-boundary';
import { useLazyPart } from '../hooks/use-lazy-part';
import { headerTools } from './header-tools';
import { ToolsContext } from './tools-context';

/** The tools of the header in their order, each in a boundary of its own: one that breaks takes only itself away. */
export function ConnectedTools() {
  const { theme, tools } = useConsole();
  const settings = useSnapshot(theme.settings);
  const list = useMemo(() => arrangeTools(headerTools, tools), [tools]);
  return (
    <ToolsContext value={list}>
      {list
        .filter((tool) => isToolShown(tool, settings))
        .map((tool) => (
          <PartBoundary key={tool.id} name={`header tool "${tool.id}"`}>
            <ToolPlace tool={tool} />
          </PartBoundary>
        ))}
    </ToolsContext>
  );
}

function ToolPlace({ tool: { id, title, button: Button, dialog } }: { tool: Tool }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const keys = useCommandKeys(`tool.${id}`);
  return (
    <>
      <span data-tool={id} style={{ display: 'contents' }}>
        <Button label={keys ? `${t(title)} (${keys.text})` : t(title)} onOpen={() => setOpen(true)} />
      </span>
      {dialog && <ToolDialog part={dialog} open={open} onOpenChange={setOpen} />}
    </>
  );
}

function ToolDialog({ part, ...state }: ToolDialogProps & { part: LazyPart<ToolDialogProps> }) {
  const Dialog = useLazyPart(part, state.open);
  return Dialog && <Dialog {...state} />;
}
