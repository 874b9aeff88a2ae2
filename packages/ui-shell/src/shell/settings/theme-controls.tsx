import styled from 'styled-components';
import { useSteady } from '../../lib/use-steady';
import type { Text } from '../../locales/define-messages';
import { useText } from '../../locales/use-text';
import { presets } from '../../theme/preset-themes';
import { formOf } from '../../theme/resolve-look';
import type { Theme } from '../../theme/theme';
import type { ThemeSettings } from '../../theme/theme-settings';
import { space, strongText } from '../../theme/tokens';
import { useLook } from '../../theme/use-look';
import { isToolShown, type Tool } from '../tools/tool';
import { settingsMessages as m } from './messages';
import { PictureSetting, SegmentSetting, SwitchSetting, ThemeSetting } from './setting-controls';

/** @public */
export interface ThemeControlsProps {
  /** The current settings. */
  settings: Readonly<ThemeSettings>;
  /** Changes settings at once. */
  onChange: (patch: Partial<ThemeSettings>) => void;
  /** The device is mobile: the layout is vertical, whatever is set. Default false. */
  mobile?: boolean;
  /** Default: the seven presets. */
  themes?: readonly Theme[];
  /** The header's tools, which get a switch if their setting belongs into the drawer. Default: empty. */
  tools?: readonly Pick<Tool, 'title' | 'setting'>[];
}

/** Every control of the theme drawer; a control without effect is disabled with its reason. @public */
export function ThemeControls({
  settings,
  onChange,
  mobile = false,
  themes = presets,
  tools = [],
}: ThemeControlsProps) {
  const t = useText();
  const limits = limitsOf(settings, mobile);
  const form = formOf(useLook(settings));
  const shown: ThemeSettings = {
    ...settings,
    ...(mobile && { layout: 'vertical' as const }),
    ...(limits.fixedHeader && { fixedHeader: true }),
  };
  const change = useSteady(onChange);
  const setting = <Name extends keyof ThemeSettings>(name: Name) => ({
    name,
    value: shown[name],
    limit: limits[name],
    onChange: change,
  });

  return (
    <Sections>
      <PictureSetting {...setting('layout')} />
      <ThemeSetting themes={themes} form={form} value={settings.themeName} onChange={change} />
      <PictureSetting {...setting('scheme')} />
      <SegmentSetting {...setting('contrast')} />
      <SegmentSetting {...setting('density')} />
      <PictureSetting {...setting('background')} />
      <PictureSetting {...setting('columnStyle')} />
      <Section>
        <h3>{t(m.tabs)}</h3>
        <SwitchSetting {...setting('showTabs')} title={m.showTabs} />
        <SwitchSetting {...setting('showTabsIcon')} title={m.showTabsIcon} />
      </Section>
      <PictureSetting {...setting('tabsBarStyle')} />
      <Section>
        <h3>{t(m.header)}</h3>
        <SwitchSetting {...setting('fixedHeader')} title={m.fixedHeader} />
        <SwitchSetting {...setting('showProgressBar')} title={m.showProgressBar} />
        {tools.map(
          ({ title, setting }) =>
            setting?.inDrawer && (
              <SwitchSetting
                key={setting.name}
                name={setting.name}
                title={title}
                value={isToolShown({ setting }, settings)}
                onChange={change}
              />
            ),
        )}
      </Section>
    </Sections>
  );
}

/** The reasons of controls without effect; on mobile the layout is always vertical. */
function limitsOf(
  { layout: chosenLayout, showTabs }: ThemeSettings,
  mobile: boolean,
): { [Name in keyof ThemeSettings]?: Text } {
  const layout = mobile ? 'vertical' : chosenLayout;
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
    ${strongText()}
    font-size: inherit;
    line-height: 1.375rem;
  }
`;
