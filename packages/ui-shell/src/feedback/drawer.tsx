import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import styled, { keyframes } from 'styled-components';
import { ToolButton } from '../controls/basic/tool-button';
import { DialogMarksContext } from '../lib/unsaved-marks';
import { useReturnFocus } from '../lib/use-return-focus';
import { useText } from '../locales/use-text';
import { along } from '../theme/direction';
import { layer } from '../theme/layers';
import { appear } from '../theme/pieces';
import { color, motion, shadow, size, space } from '../theme/tokens';
import { type DialogProps, DialogTitle, DiscardQuestion } from './dialog';
import { feedbackMessages } from './messages';
import { useGuardedClose } from './use-guarded-close';

/** @public */
export interface DrawerProps extends Omit<DialogProps, 'titleHidden' | 'description' | 'place' | 'role'> {
  /** `light` keeps the content below visible. Default `dark`. */
  mask?: 'dark' | 'light';
  /** Name of the cross. Default: Close. */
  closeLabel?: string;
}

/** A modal panel at the end of the window, for a record or a form. Escape, the mask and the cross close it, after a question about unsaved work (`useUnsaved`). @public */
export function Drawer({
  open,
  onOpenChange,
  title,
  width = 480,
  mask = 'dark',
  actions,
  closeLabel,
  footer,
  children,
}: DrawerProps) {
  const t = useText();
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();
  // Focuses the panel instead of its first control, which a repeated key press could activate.
  const handleOpenFocus = (event: Event) => {
    onOpenAutoFocus();
    event.preventDefault();
    if (event.target instanceof HTMLElement) event.target.focus();
  };
  const close = useGuardedClose(open, onOpenChange);
  return (
    <RadixDialog.Root open={open} onOpenChange={close.handleOpenChange}>
      <RadixDialog.Portal>
        <Mask data-shade={mask} {...close.mask} />
        <Panel
          {...close.panel}
          aria-describedby={undefined}
          $width={width}
          onOpenAutoFocus={handleOpenFocus}
          onCloseAutoFocus={onCloseAutoFocus}
        >
          <Head>
            <Title>{title}</Title>
            {actions}
            <RadixDialog.Close asChild>
              <ToolButton icon={X} label={closeLabel ?? t(feedbackMessages.close)} />
            </RadixDialog.Close>
          </Head>
          <DialogMarksContext value={close.marks}>
            <Body>{children}</Body>
            {footer && <Foot>{footer}</Foot>}
          </DialogMarksContext>
          {close.asking && <DiscardQuestion onKeep={close.keep} onDiscard={close.discard} />}
        </Panel>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

const slide = keyframes`
  from { transform: translateX(${along('100%')}); }
`;

const slideFromStart = keyframes`
  from { transform: translateX(${along('-100%')}); }
`;

const Mask = styled(RadixDialog.Overlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer('drawer')};

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: ${color('mask')};
    animation: ${appear} ${motion('fast')};
  }

  &[data-shade='light']::before {
    opacity: 0.35;
  }
`;

const Panel = styled(RadixDialog.Content)<{ $width: number }>`
  position: fixed;
  inset-block: 0;
  inset-inline-end: 0;
  z-index: ${layer('drawer')};
  display: flex;
  flex-direction: column;
  width: ${({ $width }) => $width}px;
  max-width: 100vw;
  outline: 0;
  background: ${color('surfaceRaised')};
  box-shadow: ${shadow('dialog')};
  animation: ${slide} ${motion('normal')};

  &:dir(rtl) {
    animation-name: ${slideFromStart};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  min-height: ${size('header')};
  padding-inline: ${space(4)} ${space(2)};
  border-block-end: 1px solid ${color('border')};
`;

const Title = styled(DialogTitle)`
  line-height: inherit;
`;

const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${space(4)};
  overflow: hidden auto;
  overscroll-behavior: contain;
`;

const Foot = styled.div`
  display: flex;
  gap: ${space(2)};
  justify-content: flex-end;
  flex: none;
  padding: ${space(3)} ${space(4)};
  border-block-start: 1px solid ${color('border')};

  /* The last button takes what is left; the words of the others stay in one line. */
  & > button:not(:last-child) {
    flex: none;
  }
`;
