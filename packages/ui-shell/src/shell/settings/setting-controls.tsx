import { memo, type ReactNode } from 'react';
import { Segmented } from '../../controls/basic/segmented';
import { Switch } from '../../controls/basic/switch';
import type { Text } from '../../locales/define-messages';
import { useText } from '../../locales/use-text';
import type { FormName, Theme } from '../../theme/theme';
import type { ThemeSettings } from '../../theme/theme-settings';
import { LayoutThumbnail } from './layout-thumbnail';
import { settingsMessages as m } from './messages';
import { PictureChoice } from './picture-choice';
import { SchemeThumbnail } from './scheme-thumbnail';
import { settingChoices as choices } from './setting-choices';
import { BackgroundThumbnail, ColumnThumbnail, TabsThumbnail } from './style-thumbnails';
import { ThemeThumbnail } from './theme-thumbnail';

// Each control is memoised, so that a choice renders only the control that changed instead of the whole drawer.

interface SettingProps<Name extends keyof ThemeSettings> {
  name: Name;
  value: ThemeSettings[Name];
  /** Why it has no effect at present. Default: it has. */
  limit?: Text | undefined;
  onChange: (patch: Partial<ThemeSettings>) => void;
}

type ChoiceName = keyof typeof choices;
type SegmentName = 'contrast' | 'density';
type PictureName = Exclude<ChoiceName, SegmentName>;

const only = <Name extends keyof ThemeSettings>(name: Name, value: ThemeSettings[Name]) =>
  ({ [name]: value }) as Partial<ThemeSettings>;

const choicesOf = <Name extends ChoiceName>(name: Name) =>
  Object.entries(choices[name]) as [ThemeSettings[Name], Text][];

const pictures: { readonly [Name in PictureName]: (value: ThemeSettings[Name]) => ReactNode } = {
  layout: (layout) => <LayoutThumbnail layout={layout} />,
  scheme: (scheme) => <SchemeThumbnail scheme={scheme} />,
  background: (background) => <BackgroundThumbnail background={background} />,
  columnStyle: (columnStyle) => <ColumnThumbnail columnStyle={columnStyle} />,
  tabsBarStyle: (tabsBarStyle) => <TabsThumbnail tabsBarStyle={tabsBarStyle} />,
};

/** A setting that is chosen among small drawings. */
export const PictureSetting = memo(function PictureSetting<Name extends PictureName>({
  name,
  value,
  limit,
  onChange,
}: SettingProps<Name>) {
  const t = useText();
  return (
    <PictureChoice
      label={t(m[name])}
      value={value}
      disabledReason={limit && t(limit)}
      onValueChange={(chosen) => onChange(only(name, chosen))}
      options={choicesOf(name).map(([choice, label]) => ({
        value: choice,
        label: t(label),
        picture: pictures[name](choice),
      }))}
    />
  );
}) as <Name extends PictureName>(props: SettingProps<Name>) => ReactNode;

interface ThemeSettingProps extends Pick<SettingProps<'themeName'>, 'value' | 'onChange'> {
  themes: readonly Theme[];
  /** The scheme in which the themes are drawn. */
  form: FormName;
}

/** The choice of a theme, each shown in its colours. */
export const ThemeSetting = memo(function ThemeSetting({ themes, form, value, onChange }: ThemeSettingProps) {
  const t = useText();
  return (
    <PictureChoice
      label={t(m.theme)}
      value={value}
      onValueChange={(themeName) => onChange({ themeName })}
      options={themes.map((theme) => ({
        value: theme.name,
        label: t(theme.title),
        picture: <ThemeThumbnail theme={theme} form={form} />,
      }))}
    />
  );
});

/** A setting with two or three text choices. */
export const SegmentSetting = memo(function SegmentSetting<Name extends SegmentName>({
  name,
  value,
  onChange,
}: SettingProps<Name>) {
  const t = useText();
  return (
    <Segmented
      label={t(m[name])}
      labelHidden={false}
      value={value}
      onValueChange={(chosen) => onChange(only(name, chosen))}
      options={choicesOf(name).map(([choice, label]) => ({ value: choice, label: t(label) }))}
    />
  );
}) as <Name extends SegmentName>(props: SettingProps<Name>) => ReactNode;

interface SwitchSettingProps extends Omit<SettingProps<keyof ThemeSettings>, 'value'> {
  title: Text;
  value: boolean;
}

/** A setting that is on or off. */
export const SwitchSetting = memo(function SwitchSetting({ name, title, value, limit, onChange }: SwitchSettingProps) {
  const t = useText();
  return (
    <Switch
      label={t(title)}
      checked={value}
      disabled={limit !== undefined}
      hint={limit && t(limit)}
      onCheckedChange={(checked) => onChange(only(name, checked))}
    />
  );
});
