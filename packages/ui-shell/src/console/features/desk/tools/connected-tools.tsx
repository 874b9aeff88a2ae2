import { useCallback, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { LazyPart } from '../../../../lib/create-lazy-part';
import { onPhone, useMediaQuery } from '../../../../lib/use-media-query';
import { useText } from '../../../../locales/use-text';
import { useCommandKeys } from '../../../../nav/command-keys';
import { DeclareContext, type DeclaredCommand } from '../../../../nav/declared-command';
import { ToolCommandContext } from '../../../../nav/tool-command';
import { arrangeTools } from '../../../../shell/tools/arrange-tools';
import { isToolShown, type Tool, type ToolDialogProps } from '../../../../shell/tools/tool';
import { useConsole } from '../../../kernel/console-context';
import { PartBoundary } from '../../../kernel/part-boundary';
import { createCommands } from '../../runtime/commands/create-commands';
import { useLazyPart } from '../../runtime/lazy-loading/use-lazy-part';
import { headerTools } from './header-tools';
import { ToolsContext } from './tools-context';

/** The tools of the header in order, each in an error boundary, so that a failure removes only one tool. */
export function ConnectedTools() {
  const { theme, tools, once } = useConsole();
  const { add } = once(createCommands);
  const declare = useCallback((commands: readonly DeclaredCommand[]) => add(commands, 'console'), [add]);
  const settings = useSnapshot(theme.settings);
  const list = useMemo(() => arrangeTools(headerTools, tools), [tools]);
  return (
    <ToolsContext value={list}>
      <DeclareContext value={declare}>
        {list
          .filter((tool) => isToolShown(tool, settings))
          .map((tool) => (
            <PartBoundary key={tool.id} name={`header tool "${tool.id}"`}>
              <ToolPlace tool={tool} />
            </PartBoundary>
          ))}
      </DeclareContext>
    </ToolsContext>
  );
}

function ToolPlace({ tool: { id, title, button: Button, menuIcon, dialog } }: { tool: Tool }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  // Its button stays, since it runs the command.
  const isInMenu = useMediaQuery(onPhone) && menuIcon;
  const keys = useCommandKeys(`tool.${id}`);
  // The palette is the search, so it does not offer it.
  const command = useMemo(() => (id === 'search' ? null : { id: `tool.${id}`, title }), [id, title]);
  return (
    <>
      <span data-tool={id} style={{ display: isInMenu ? 'none' : 'contents' }}>
        <ToolCommandContext value={command}>
          <Button label={keys ? `${t(title)} (${keys.text})` : t(title)} onOpen={() => setOpen(true)} />
        </ToolCommandContext>
      </span>
      {dialog && <ToolDialog part={dialog} open={open} onOpenChange={setOpen} />}
    </>
  );
}

function ToolDialog({ part, ...state }: ToolDialogProps & { part: LazyPart<ToolDialogProps> }) {
  const Dialog = useLazyPart(part, state.open);
  return Dialog && <Dialog {...state} />;
}
