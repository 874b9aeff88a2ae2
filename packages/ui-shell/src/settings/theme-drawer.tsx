'use client';

import * as RadixDialog from '@radix-ui/react-dialog';
import { Shuffle, X } from 'lucide-react';
import styled, { keyframes } from 'styled-components';
import { Button } from '../form/button';
import { useReturnFocus } from '../lib/use-return-focus';
import { useText } from '../locales/use-text';
import { layer } from '../theme/layers';
import { color, motion, shadow, size, space, textSize } from '../theme/tokens';
import { ToolButton } from '../tools/tool-button';
import { settingsMessages } from './messages';
import { ThemeControls, type ThemeControlsProps } from './theme-controls';

export interface ThemeDrawerProps extends ThemeControlsProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Keeps the settings beyond a reload; without it every change lasts until then. */
  onSave: () => void;
  onRestore: () => void;
  onRandom: () => void;
}

/** The theme drawer: 280 px at the right, every change in effect at once. */
export function ThemeDrawer({ open, onOpenChange, onSave, onRestore, onRandom, ...controls }: ThemeDrawerProps) {
  const t = useText();
  const returnFocus = useReturnFocus();
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <Mask />
        <Panel aria-describedby={undefined} {...returnFocus}>
          <Head>
            <Title>{t(settingsMessages.title)}</Title>
            <ToolButton icon={Shuffle} label={t(settingsMessages.random)} onClick={onRandom} />
            <RadixDialog.Close asChild>
              <ToolButton icon={X} label={t(settingsMessages.close)} />
            </RadixDialog.Close>
          </Head>
          <Body>
            <ThemeControls {...controls} />
          </Body>
          <Foot>
            <Button onClick={onRestore}>{t(settingsMessages.restore)}</Button>
            <Button block tone="primary" onClick={onSave}>
              {t(settingsMessages.save)}
            </Button>
          </Foot>
        </Panel>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

const appear = keyframes`
  from { opacity: 0; }
`;

const slide = keyframes`
  from { transform: translateX(100%); }
`;

/** Light, so that the effect of every choice stays visible. */
const Mask = styled(RadixDialog.Overlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer('drawer')};

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: ${color('mask')};
    opacity: 0.35;
    animation: ${appear} ${motion('fast')};
  }
`;

const Panel = styled(RadixDialog.Content)`
  position: fixed;
  inset: 0 0 0 auto;
  z-index: ${layer('drawer')};
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  width: ${size('drawer')};
  max-width: 100vw;
  outline: 0;
  background: ${color('surface')};
  box-shadow: ${shadow('dialog')};
  color: ${color('text')};
  font-size: ${textSize('body')};
  animation: ${slide} ${motion('normal')};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  height: ${size('header')};
  padding: 0 ${space(2)} 0 ${space(4)};
  border-bottom: 1px solid ${color('border')};
`;

const Title = styled(RadixDialog.Title)`
  flex: 1;
  min-width: 0;
  margin: 0;
  color: ${color('textStrong')};
  font-size: ${textSize('section')};
  font-weight: 600;
`;

const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${space(4)};
  overflow: hidden auto;
  overscroll-behavior: contain;
`;

const Foot = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(2)};
  flex: none;
  padding: ${space(3)} ${space(4)};
  border-top: 1px solid ${color('border')};
`;
