import { kitMessages } from '@waybill/kit/console';
import { Action, Card, CardTitle, color, lockTimes, Segmented, Switch, space, useText } from '@waybill/ui-shell';
import { useConfig, useConsoleTheme, useOpenCommands, useServerWrite, useToasts } from '@waybill/ui-shell/console';
import { CheckboxGroup } from '@waybill/ui-shell/controls';
import { useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { savePreferencesCall } from '../../contract/personal';
import type { Preferences } from '../../contract/shown-preferences';
import { shortcutNames } from '../../contract/shown-preferences';
import { applyPreferences } from '../preferences/apply-preferences';
import { toPreferredLanguage } from '../preferences/preferences';
import { readChosenKeys, readKeysOff, type ShortcutName, shownKeys } from '../preferences/shortcuts';
import { personalMessages } from './messages';
import { changesOfPerson } from './personal';

/** Language, theme, density and shortcuts for every device of the user, and the lock of this one; a change shows at once and stays after saving. */
export function PreferencesCard() {
  const t = useText();
  const theme = useConsoleTheme();
  const { languages } = useConfig();
  const { language, themeName, scheme, density, lockAfter, extra } = useSnapshot(theme.settings);
  const keysOff = readKeysOff(extra.keysOff);
  const setKeysOff = (next: readonly ShortcutName[]) =>
    theme.set({ extra: { ...theme.settings.extra, keysOff: [...next] } });
  const { openKeys, openTheme } = useOpenCommands();
  const toasts = useToasts();
  const send = useServerWrite(savePreferencesCall, changesOfPerson);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    const preferences: Preferences = {
      language: toPreferredLanguage(language),
      themeName,
      scheme,
      density,
      keysOff,
      ...readChosenKeys(theme.settings.extra),
    };
    setBusy(true);
    const { done } = await send(preferences);
    setBusy(false);
    if (!done) return;
    applyPreferences(theme, preferences);
    theme.save();
    toasts.success(personalMessages.preferencesDone);
  };
  return (
    <Card aria-label={t(personalMessages.preferences)}>
      <CardTitle>{t(personalMessages.preferences)}</CardTitle>
      <Hint>{t(personalMessages.preferencesHint)}</Hint>
      <Fields>
        <Segmented
          label={t(personalMessages.language)}
          labelHidden={false}
          value={language}
          options={languages.map(({ name, title }) => ({ value: name, label: title }))}
          onValueChange={(value) => theme.set({ language: value })}
        />
        <Action onClick={openTheme} text={personalMessages.openTheme} />
        <Segmented
          label={t(personalMessages.lockAfter)}
          labelHidden={false}
          value={lockAfter}
          options={lockTimes.map((time) => ({
            value: time,
            label: time === 'never' ? t(personalMessages.never) : time,
          }))}
          onValueChange={(time) => theme.set({ lockAfter: time })}
        />
        <Switch
          label={t(personalMessages.shortcuts)}
          checked={keysOff.length < shortcutNames.length}
          onCheckedChange={(on) => setKeysOff(on ? [] : shortcutNames)}
        />
        <CheckboxGroup
          label={t(personalMessages.shortcutsWanted)}
          labelHidden
          direction="column"
          value={shortcutNames.filter((name) => !keysOff.includes(name))}
          options={shortcutNames.map((name) => ({
            value: name,
            label: (
              <>
                <Combination>
                  {shownKeys(name, extra.keys).map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </Combination>
                {t(personalMessages[name])}
              </>
            ),
          }))}
          onValueChange={(selected) => setKeysOff(shortcutNames.filter((name) => !selected.includes(name)))}
        />
        <Action onClick={openKeys} text={personalMessages.allKeys} />
        <Action busy={busy} onClick={() => void save()} text={kitMessages.save} />
      </Fields>
    </Card>
  );
}

const Hint = styled.p`
  margin: 0 0 ${space(3)};
  color: ${color('textMuted')};
`;

const Fields = styled.div`
  display: grid;
  gap: ${space(3)};
  max-width: 30rem;

  > button {
    justify-self: start;
  }
`;

const Combination = styled.span`
  display: inline-block;
  min-width: 4.75rem;

  kbd {
    display: inline-block;
    min-width: 24px;
    margin-inline-end: ${space(1)};
    padding: 0 ${space(1)};
    border: 1px solid ${color('borderStrong')};
    border-radius: 4px;
    color: ${color('textStrong')};
    font: inherit;
    text-align: center;
  }
`;
