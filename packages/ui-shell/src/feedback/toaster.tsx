import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import { useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { useSnapshot } from 'valtio';
import { useText } from '../locales/use-text';
import { layer } from '../theme/layers';
import { iconButton } from '../theme/pieces';
import { color, flexRow, motion, mutedCaption, radius, shadow, space, square, textSize } from '../theme/tokens';
import type { ToastKind, Toasts, ToastText } from './create-toasts';
import { feedbackMessages } from './messages';
import { ToastAnnouncer } from './toast-announcer';
import { toastHotkey, useToastAttention } from './use-toast-attention';

/** @public */
export interface ToasterProps {
  toasts: Toasts;
}

const icons = { success: CircleCheck, error: CircleX, warning: TriangleAlert, info: Info };

/** Draws a toast store at the top of the window; pointer or focus on a toast stops the clocks. F8 focuses it, Escape in an open dialog closes the dialog. @public */
export function Toaster({ toasts }: ToasterProps) {
  const t = useText();
  const listRef = useRef<HTMLOListElement>(null);
  const list = useSnapshot(toasts.state).list as Toasts['state']['list'];
  const { dismiss, ...attention } = useToastAttention(toasts, list.length, listRef);
  const say = (text: ToastText) => (typeof text === 'string' ? text : t(text));
  return (
    <>
      <section aria-label={t(feedbackMessages.toasts, { hotkey: toastHotkey })}>
        <List ref={listRef} tabIndex={-1} {...attention}>
          {list.map(({ id, kind, text, detail, count, action }) => {
            const Icon = icons[kind];
            return (
              <Item key={id} data-kind={kind} data-toast={id}>
                <Mark data-kind={kind}>
                  <Icon role="img" aria-label={t(feedbackMessages[kind])} size={18} />
                </Mark>
                <Words>
                  <div dir="auto">{say(text)}</div>
                  {detail && <Detail dir="auto">{say(detail)}</Detail>}
                </Words>
                {action && (
                  <Action type="button" onClick={action.run}>
                    {say(action.text)}
                  </Action>
                )}
                {count > 1 && <Count>{`×${count}`}</Count>}
                <Close type="button" aria-label={t(feedbackMessages.closeToast)} onClick={() => dismiss(id)}>
                  <X aria-hidden size={16} />
                </Close>
              </Item>
            );
          })}
        </List>
      </section>
      <ToastAnnouncer
        list={list.map(({ id, kind, text, detail, count }) => ({
          key: `${id}.${count}`,
          text: [feedbackMessages[kind], text, ...(detail ? [detail] : [])].map(say).join(' '),
          urgent: kind === 'error' || kind === 'warning',
        }))}
      />
    </>
  );
}

const inks: Record<ToastKind, string> = {
  success: color('success'),
  error: color('danger'),
  warning: color('warning'),
  info: color('info'),
};

const List = styled.ol`
  position: fixed;
  top: ${space(5)};
  inset-inline-end: 0;
  inset-inline-start: 0;
  z-index: ${layer('toast')};
  ${flexRow(2)}
  flex-direction: column;
  width: max-content;
  max-width: min(35rem, calc(100vw - 32px));
  margin: 0 auto;
  outline: 0;
`;

const drop = keyframes`
  from { opacity: 0; transform: translateY(-8px); }
`;

const Item = styled.li`
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};
  max-width: 100%;
  padding-block: ${space(2.5)};
  padding-inline: ${space(3)} ${space(2)};
  border: 1px solid ${color('border')};
  border-radius: ${radius('large')};
  background: ${color('surfaceRaised')};
  box-shadow: ${shadow('popover')};
  color: ${color('textStrong')};
  line-height: 1.375rem;
  pointer-events: auto;
  animation: ${drop} ${motion('normal')};
`;

const Mark = styled.span<{ 'data-kind': ToastKind }>`
  display: inline-flex;
  flex: none;
  padding-block-start: 2px;
  color: ${({ 'data-kind': kind }) => inks[kind]};
`;

const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 6;
  overflow: hidden;
`;

const Detail = styled.div`
  ${mutedCaption()}
`;

const Count = styled.span`
  flex: none;
  padding: 0 ${space(1.5)};
  border-radius: ${radius('round')};
  background: ${color('surfaceSunken')};
  color: ${color('text')};
  font-size: ${textSize('caption')};
`;

const Close = styled.button`
  ${iconButton}
  ${square('22px')}
  border-radius: ${radius('small')};

  &:hover {
    background: ${color('surfaceHover')};
    color: ${color('textStrong')};
  }

  @media (pointer: coarse) {
    ${square('40px')}
    margin-block: -${space(2)};
    margin-inline: 0 -${space(1)};
  }
`;

const Action = styled(Close)`
  width: auto;
  padding: 0 ${space(1.5)};
  color: ${color('primaryText')};
  font-weight: 600;
`;
