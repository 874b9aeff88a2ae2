import type { ComponentType } from 'react';
import { createLazyPart, type LazyPart } from '../../lib/create-lazy-part';
import { namedMessage, type Text, type Wording } from '../../locales/define-messages';
import type { IconComponent } from '../../nav/icon-registry';
import type { ThemeSettings, ToolSettingName } from '../../theme/theme-settings';

/** Props of a tool's button. @public */
export interface ToolProps {
  /** The tool's title in the present language. */
  label: string;
  /** Opens the tool's dialog. */
  onOpen: () => void;
}

/** Props of a tool's dialog. @public */
export interface ToolDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A switch of the theme settings that shows a tool or hides it. @public */
export interface ToolSetting {
  /** `show<Id>`: `showSearch` for the tool `search`. */
  name: ToolSettingName;
  default: boolean;
  /** Whether the theme drawer has a row for it. */
  inDrawer: boolean;
}

/** @public */
export interface ToolOptions {
  /** In camelCase, unique in a header: `search`, `fullScreen`. */
  id: string;
  /** Name of the tool, and of its row in the theme drawer (`messages` by the id `tool.<id>` win). */
  title: Text | Wording;
  /** Adds a setting `show<Id>` with this default, and a switch in the theme drawer unless `inDrawer` is false. Default: no setting; the tool is always shown. */
  setting?: boolean | { default: boolean; inDrawer: boolean };
  /** The content of the header, built of `<ToolButton>`. */
  button: ComponentType<ToolProps>;
  /** Below 768 px the tool moves into the avatar's menu with this icon. Default: the tool stays in the header. */
  menuIcon?: IconComponent;
  /** Loads the dialog that `onOpen` opens, at its first use. Default: `undefined`. */
  dialog?: () => Promise<ComponentType<ToolDialogProps>>;
}

/** One tool of the header, made with `tool`. @public */
export interface Tool {
  id: string;
  title: Text;
  setting?: ToolSetting;
  button: ComponentType<ToolProps>;
  menuIcon?: IconComponent | undefined;
  dialog?: LazyPart<ToolDialogProps>;
}

/** Declares a header tool with its switch, its row in the theme drawer, its default and its stored setting. Throws if the id is not camelCase. @public */
export function tool({ id, title, setting, button, menuIcon, dialog }: ToolOptions): Tool {
  if (!/^[a-z][A-Za-z0-9]*$/.test(id))
    throw new Error(`The tool id "${id}" cannot be used: write it in camelCase, with letters and digits.`);
  const shown = typeof setting === 'boolean' ? { default: setting, inDrawer: true } : setting;
  return {
    id,
    title: namedMessage(`tool.${id}`, title),
    button,
    menuIcon,
    ...(shown && { setting: { name: `show${id.charAt(0).toUpperCase()}${id.slice(1)}`, ...shown } }),
    ...(dialog && { dialog: createLazyPart(dialog) }),
  };
}

/** The position of a tool's switch: as it is set, else as the tool has it by default; without a switch it is on. */
export const isToolShown = ({ setting }: Pick<Tool, 'setting'>, settings: Readonly<ThemeSettings>): boolean =>
  setting === undefined || (settings[setting.name] ?? setting.default);
