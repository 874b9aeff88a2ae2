import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { Button } from '../controls/basic/button';
import { ToolButton } from '../controls/basic/tool-button';
import { firstField, isTouchScreen } from '../lib/first-field';
import { DialogMarksContext } from '../lib/unsaved-marks';
import { useReturnFocus } from '../lib/use-return-focus';
import { visuallyHidden } from '../lib/visually-hidden';
import { useText } from '../locales/use-text';
import { layer } from '../theme/layers';
import { appear } from '../theme/pieces';
import { toRem } from '../theme/to-rem';
import { color, flexFill, flexRow, motion, sectionTitle, shadow, space } from '../theme/tokens';
import { feedbackMessages } from './messages';
import { useGuardedClose } from './use-guarded-close';

/** @public */
export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** The title is for screen readers only. */
  titleHidden?: boolean;
  /** One sentence below the title. */
  description?: ReactNode;
  /** Width in px at the usual text size, if the window is wide enough. Default 480. */
  width?: number;
  /** `top` leaves space for the list below an input and for a phone's keyboard. Default `center`. */
  place?: 'center' | 'top';
  /** `alertdialog` for a question that needs an answer: without close button, focus on the first answer. Default `dialog`. */
  role?: 'dialog' | 'alertdialog';
  /** The end of the title row, before the close button. */
  actions?: ReactNode;
  footer?: ReactNode;
  children?: ReactNode;
}

/** A modal dialog with a title row and a scrolling body; it focuses its first field. Escape, the mask and the cross close it, after a question about unsaved work (`useUnsaved`). @public */
export function Dialog({
  open,
  onOpenChange,
  title,
  titleHidden = false,
  description,
  width = 480,
  place = 'center',
  role = 'dialog',
  actions,
  footer,
  children,
}: DialogProps) {
  const t = useText();
  const returnFocus = useReturnFocus();
  const close = useGuardedClose(open, onOpenChange);
  return (
    <RadixDialog.Root open={open} onOpenChange={close.handleOpenChange}>
      <RadixDialog.Portal>
        <Mask {...close.mask} />
        <Panel
          role={role}
          {...close.panel}
          {...returnFocus}
          onOpenAutoFocus={(event) => {
            returnFocus.onOpenAutoFocus();
            focusFirstField(event);
          }}
          data-place={place}
          $width={width}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <Head data-hidden={titleHidden || undefined}>
            <DialogTitle>{title}</DialogTitle>
            {!titleHidden && actions}
            {!titleHidden && role === 'dialog' && (
              <RadixDialog.Close asChild>
                <ToolButton scale="medium" icon={X} label={t(feedbackMessages.close)} />
              </RadixDialog.Close>
            )}
          </Head>
          {description && <Description>{description}</Description>}
          <DialogMarksContext value={close.marks}>
            {children && <Body>{children}</Body>}
            {footer && <Foot>{footer}</Foot>}
          </DialogMarksContext>
          {close.asking && <DiscardQuestion onKeep={close.keep} onDiscard={close.discard} />}
        </Panel>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** Focuses the first field, if there is one, instead of the close button before it. */
function focusFirstField(event: Event): void {
  const field = isTouchScreen() ? null : firstField(event.currentTarget as Element);
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** Asks whether to discard unsaved work. */
export function DiscardQuestion({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  const t = useText();
  return (
    <Dialog
      open
      role="alertdialog"
      width={420}
      title={t(feedbackMessages.unsavedTitle)}
      description={t(feedbackMessages.unsavedHint)}
      onOpenChange={onKeep}
      footer={
        <>
          <Button onClick={onKeep}>{t(feedbackMessages.keepEditing)}</Button>
          <Button tone="danger" onClick={onDiscard}>
            {t(feedbackMessages.discard)}
          </Button>
        </>
      }
    />
  );
}

const rise = keyframes`
  from { opacity: 0; transform: translateY(8px) scale(0.99); }
`;

const Mask = styled(RadixDialog.Overlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer('dialog')};
  background: ${color('mask')};
  animation: ${appear} ${motion('fast')};
`;

const Panel = styled(RadixDialog.Content)<{ $width: number }>`
  position: fixed;
  inset: 0;
  z-index: ${layer('dialog')};
  display: flex;
  flex-direction: column;
  width: min(${({ $width }) => toRem($width)}, calc(100vw - 32px));
  height: fit-content;
  max-height: min(45rem, calc(100dvh - 48px));
  margin: auto;
  overflow: hidden;

  /* Title and buttons leave a low window no room: the dialog scrolls as a whole, but for a list below its input. */
  @media (max-height: 479.98px) {
    &:not([data-place='top']) {
      max-height: calc(100dvh - 16px);
      overflow: auto;

      > * {
        flex: none;
      }
    }
  }

  &[data-place='top'] {
    margin-block-start: min(12vh, 120px);
  }

  border: 1px solid ${color('border')};
  border-radius: 8px;
  outline: 0;
  background: ${color('surfaceRaised')};
  box-shadow: ${shadow('dialog')};
  line-height: 1.6;
  animation: ${rise} ${motion('normal')};
`;

const Head = styled.div`
  ${flexRow(2)}
  flex: none;
  min-height: 56px;
  padding-block: 0;
  padding-inline: ${space(5)} ${space(3)};

  &[data-hidden] {
    ${visuallyHidden}
    min-height: 0;
    padding: 0;
  }
`;

export const DialogTitle = styled(RadixDialog.Title)`
  ${flexFill}
  margin: 0;
  ${sectionTitle()}
  line-height: 1.5;
  overflow-wrap: anywhere;
`;

const Description = styled(RadixDialog.Description)`
  margin: 0;
  padding: 0 ${space(5)} ${space(4)};
  overflow-wrap: anywhere;
`;

const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
`;

const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space(2)};
  flex: none;
  padding: ${space(3)} ${space(5)} ${space(4)};
`;
