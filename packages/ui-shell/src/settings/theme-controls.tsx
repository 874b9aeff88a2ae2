import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Segmented } from '../form/segmented';
import { Switch } from '../form/switch';
import type { Text } from '../locales/define-messages';
import { useText } from '../locales/use-text';
import { presets } from '../theme/preset-themes';
import { formOf } from '../theme/resolve-look';
import type { Theme } from '../theme/theme';
import { lockTimes, type ThemeSettings } from '../theme/theme-settings';
import { color, space } from '../theme/tokens';
import { useLook } from '../theme/use-look';
import { isToolShown, type Tool } from '../tools/tool';
import { LayoutThumbnail } from './layout-thumbnail';
import { settingsMessages as m } from './messages';
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
  const limits = limitsOf(settings, mobile);
  const form = formOf(useLook(settings));
  const shown = {
    ...settings,
    ...(mobile && { layout: 'vertical' }),
    ...(limits.fixedHeader && { fixedHeader: true }),
  };

  const why = (name: keyof ThemeSettings) => limits[name] && t(limits[name]);
  const change = (name: keyof ThemeSettings) => (value: string | boolean) =>
    onChange({ [name]: value } as Partial<ThemeSettings>);
  const pictures = <Name extends keyof typeof choices>(name: Name, draw: (value: ThemeSettings[Name]) => ReactNode) => (
    <PictureChoice
      label={t(m[name])}
      value={String(shown[name])}
      disabledReason={why(name)}
      onValueChange={change(name)}
      options={choicesOf(name).map(([value, label]) => ({ value, label: t(label), picture: draw(value) }))}
    />
  );
  const segments = (name: 'contrast' | 'density') => (
    <Segmented
      label={t(m[name])}
      labelHidden={false}
      value={settings[name]}
      onValueChange={change(name)}
      options={choicesOf(name).map(([value, label]) => ({ value, label: t(label) }))}
    />
  );
  const toggle = (name: 'showTabs' | 'showTabsIcon' | 'fixedHeader' | 'showProgressBar') => (
    <Switch
      label={t(m[name])}
      checked={shown[name]}
      disabled={limits[name] !== undefined}
      hint={why(name)}
      onCheckedChange={change(name)}
    />
  );

  return (
    <Sections>
      {pictures('layout', (layout) => (
        <LayoutThumbnail layout={layout} />
      ))}
      <PictureChoice
        label={t(m.theme)}
        value={settings.themeName}
        onValueChange={(themeName) => onChange({ themeName })}
        options={themes.map((theme) => ({
          value: theme.name,
          label: t(theme.title),
          picture: <ThemeThumbnail theme={theme} form={form} />,
        }))}
      />
      {pictures('scheme', (scheme) => (
        <SchemeThumbnail scheme={scheme} />
      ))}
      {segments('contrast')}
      {segments('density')}
      {pictures('background', (background) => (
        <BackgroundThumbnail background={background} />
      ))}
      {pictures('columnStyle', (columnStyle) => (
        <ColumnThumbnail columnStyle={columnStyle} />
      ))}
      <Section>
        <h3>{t(m.tabs)}</h3>
        {toggle('showTabs')}
        {toggle('showTabsIcon')}
      </Section>
      {pictures('tabsBarStyle', (tabsBarStyle) => (
        <TabsThumbnail tabsBarStyle={tabsBarStyle} />
      ))}
      <Section>
        <h3>{t(m.header)}</h3>
        {toggle('fixedHeader')}
        {toggle('showProgressBar')}
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
          label={t(m.lockAfter)}
          labelHidden={false}
          value={settings.lockAfter}
          onValueChange={(lockAfter) => onChange({ lockAfter })}
          options={lockTimes.map((value) => ({ value, label: value === 'never' ? t(m.lockNever) : value }))}
        />
      )}
    </Sections>
  );
}

/** What each choice offers, in its order; themes bring their titles along. */
const choices = {
  layout: {
    column: m.layoutColumn,
    comprehensive: m.layoutComprehensive,
    vertical: m.layoutVertical,
    horizontal: m.layoutHorizontal,
    common: m.layoutCommon,
    float: m.layoutFloat,
  },
  scheme: { light: m.schemeLight, dark: m.schemeDark, system: m.schemeSystem },
  contrast: { normal: m.contrastNormal, more: m.contrastMore, system: m.contrastSystem },
  density: { compact: m.densityCompact, default: m.densityDefault, roomy: m.densityRoomy },
  background: { none: m.backgroundNone, 'vab-background': m.backgroundArt },
  columnStyle: { vertical: m.columnVertical, horizontal: m.columnHorizontal, card: m.columnCard, arrow: m.columnArrow },
  tabsBarStyle: { card: m.tabsCard, smart: m.tabsSmart, smooth: m.tabsSmooth },
} as const satisfies { [Name in keyof ThemeSettings]?: Record<ThemeSettings[Name] & string, Text> };

const choicesOf = <Name extends keyof typeof choices>(name: Name) =>
  Object.entries(choices[name]) as [ThemeSettings[Name], Text][];

/** Which controls have no effect now, and why; on mobile the layout is vertical whatever is set. */
function limitsOf(
  { layout: wanted, showTabs }: ThemeSettings,
  mobile: boolean,
): { [Name in keyof ThemeSettings]?: Text } {
  const layout = mobile ? 'vertical' : wanted;
  return {
    ...(mobile && { layout: m.layoutOnMobile }),
    ...((layout === 'float' || layout === 'horizontal') && { background: m.backgroundOff }),
    ...(layout !== 'column' && { columnStyle: m.columnOff }),
    ...(!showTabs && { tabsBarStyle: m.tabsOff, showTabsIcon: m.tabsOff }),
    ...(layout === 'common' && { fixedHeader: m.fixedHeaderOff }),
  };
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
