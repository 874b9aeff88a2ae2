import styled from 'styled-components';
import { Segmented } from '../form/segmented';
import { Switch } from '../form/switch';
import { useText } from '../locales/use-text';
import { presets } from '../theme/preset-themes';
import { formOf } from '../theme/resolve-look';
import type { Theme } from '../theme/theme';
import {
  backgroundNames,
  columnStyles,
  contrastNames,
  densityNames,
  layoutNames,
  lockTimes,
  schemeNames,
  type ThemeSettings,
  tabsBarStyles,
} from '../theme/theme-settings';
import { color, space } from '../theme/tokens';
import { useLook } from '../theme/use-look';
import { isToolShown, type Tool } from '../tools/tool';
import { drawerLimits } from './drawer-limits';
import { drawerMessages } from './drawer-messages';
import { LayoutThumbnail } from './layout-thumbnail';
import { settingsMessages } from './messages';
import { PictureChoice } from './picture-choice';
import { SchemeThumbnail } from './scheme-thumbnail';
import { BackgroundThumbnail, ColumnThumbnail, TabsThumbnail } from './style-thumbnails';
import { ThemeThumbnail } from './theme-thumbnail';

/** @public */
export interface ThemeControlsProps {
  /** The settings in force. */
  settings: Readonly<ThemeSettings>;
  /** Changes settings at once. */
  onChange: (patch: Partial<ThemeSettings>) => void;
  /** The device is mobile: the layout is vertical, whatever is set. Default false. */
  mobile?: boolean;
  /** The lock for people who are away can be set. Default false: nothing locks. */
  lock?: boolean;
  /** Default: the seven presets. */
  themes?: readonly Theme[];
  /** The header's tools: those whose setting belongs into the drawer get a switch. Default: none. */
  tools?: readonly Pick<Tool, 'title' | 'setting'>[];
}

/** Every control of the theme drawer; what has no effect at present is disabled and says why. @public */
export function ThemeControls({
  settings,
  onChange,
  mobile = false,
  lock = false,
  themes = presets,
  tools = [],
}: ThemeControlsProps) {
  const t = useText();
  const limits = drawerLimits(settings, mobile);
  const form = formOf(useLook(settings));
  const why = (reason: keyof typeof settingsMessages | undefined) => reason && t(settingsMessages[reason]);
  return (
    <Sections>
      <PictureChoice
        label={t(settingsMessages.layout)}
        value={mobile ? 'vertical' : settings.layout}
        disabledReason={why(limits.layout)}
        onValueChange={(layout) => onChange({ layout })}
        options={layoutNames.map((value) => ({
          value,
          label: t(drawerMessages.layout[value]),
          picture: <LayoutThumbnail layout={value} />,
        }))}
      />
      <PictureChoice
        label={t(settingsMessages.theme)}
        value={settings.themeName}
        onValueChange={(themeName) => onChange({ themeName })}
        options={themes.map((theme) => ({
          value: theme.name,
          label: t(theme.title),
          picture: <ThemeThumbnail theme={theme} form={form} />,
        }))}
      />
      <PictureChoice
        label={t(settingsMessages.scheme)}
        value={settings.scheme}
        onValueChange={(scheme) => onChange({ scheme })}
        options={schemeNames.map((value) => ({
          value,
          label: t(drawerMessages.scheme[value]),
          picture: <SchemeThumbnail scheme={value} />,
        }))}
      />
      <Segmented
        label={t(settingsMessages.contrast)}
        labelHidden={false}
        value={settings.contrast}
        onValueChange={(contrast) => onChange({ contrast })}
        options={contrastNames.map((value) => ({ value, label: t(drawerMessages.contrast[value]) }))}
      />
      <Segmented
        label={t(settingsMessages.density)}
        labelHidden={false}
        value={settings.density}
        onValueChange={(density) => onChange({ density })}
        options={densityNames.map((value) => ({ value, label: t(drawerMessages.density[value]) }))}
      />
      <PictureChoice
        label={t(settingsMessages.background)}
        value={settings.background}
        disabledReason={why(limits.background)}
        onValueChange={(background) => onChange({ background })}
        options={backgroundNames.map((value) => ({
          value,
          label: t(drawerMessages.background[value]),
          picture: <BackgroundThumbnail background={value} />,
        }))}
      />
      <PictureChoice
        label={t(settingsMessages.columnStyle)}
        value={settings.columnStyle}
        disabledReason={why(limits.columnStyle)}
        onValueChange={(columnStyle) => onChange({ columnStyle })}
        options={columnStyles.map((value) => ({
          value,
          label: t(drawerMessages.columnStyle[value]),
          picture: <ColumnThumbnail columnStyle={value} />,
        }))}
      />
      <Section>
        <h3>{t(settingsMessages.tabs)}</h3>
        <Switch
          label={t(settingsMessages.showTabs)}
          checked={settings.showTabs}
          onCheckedChange={(showTabs) => onChange({ showTabs })}
        />
        <Switch
          label={t(settingsMessages.showTabsIcon)}
          checked={settings.showTabsIcon}
          disabled={Boolean(limits.tabsStyle)}
          hint={why(limits.tabsStyle)}
          onCheckedChange={(showTabsIcon) => onChange({ showTabsIcon })}
        />
      </Section>
      <PictureChoice
        label={t(settingsMessages.tabsBarStyle)}
        value={settings.tabsBarStyle}
        disabledReason={why(limits.tabsStyle)}
        onValueChange={(tabsBarStyle) => onChange({ tabsBarStyle })}
        options={tabsBarStyles.map((value) => ({
          value,
          label: t(drawerMessages.tabsBarStyle[value]),
          picture: <TabsThumbnail tabsBarStyle={value} />,
        }))}
      />
      <Section>
        <h3>{t(settingsMessages.header)}</h3>
        <Switch
          label={t(settingsMessages.fixedHeader)}
          checked={settings.fixedHeader || limits.fixedHeader !== undefined}
          disabled={limits.fixedHeader !== undefined}
          hint={why(limits.fixedHeader)}
          onCheckedChange={(fixedHeader) => onChange({ fixedHeader })}
        />
        <Switch
          label={t(settingsMessages.showProgressBar)}
          checked={settings.showProgressBar}
          onCheckedChange={(showProgressBar) => onChange({ showProgressBar })}
        />
        {tools.map(
          ({ title, setting }) =>
            setting?.inDrawer && (
              <Switch
                key={setting.name}
                label={t(title)}
                checked={isToolShown({ setting }, settings)}
                onCheckedChange={(checked) => onChange({ [setting.name]: checked })}
              />
            ),
        )}
      </Section>
      {lock && (
        <Segmented
          label={t(settingsMessages.lockAfter)}
          labelHidden={false}
          value={settings.lockAfter}
          onValueChange={(lockAfter) => onChange({ lockAfter })}
          options={lockTimes.map((value) => ({
            value,
            label: value === 'never' ? t(settingsMessages.lockNever) : value,
          }))}
        />
      )}
    </Sections>
  );
}

const Sections = styled.div`
  display: grid;
  gap: ${space(6)};
`;

const Section = styled.section`
  display: grid;

  h3 {
    margin: 0 0 ${space(1)};
    color: ${color('textStrong')};
    font-size: inherit;
    font-weight: 600;
    line-height: 22px;
  }
`;
