import { Action, color, radius, size, space, textSize, useText } from '@waybill/ui-shell';
import { TextArea } from '@waybill/ui-shell/controls';
import type { FormModel } from '@waybill/ui-shell/forms';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { useFieldName } from '../detail/use-field-name';
import { FormSection, Wide } from '../form/form-section';
import type { OrderFields } from '../form/order-fields';
import { orderMessages } from '../shared/messages';
import { intakeMessages } from './intake-messages';
import { PastedText } from './pasted-text';
import { SeveralOrders } from './several-orders';
import { SidesQuestion } from './sides-question';
import { unusedRest } from './unused-rest';
import { type IntakeModel, isUnsure } from './use-intake';

export interface PasteSectionProps {
  form: FormModel<OrderFields>;
  intake: IntakeModel;
}

/** Fills the form from a pasted message: shows the field of each part, marks uncertain values, and undoes by Escape. */
export function PasteSection({ form, intake }: PasteSectionProps) {
  const t = useText();
  const fieldName = useFieldName();
  const place = useRef<HTMLDivElement>(null);
  const wasAsked = useRef(false);
  const text = useId();
  const [showsText, setShowsText] = useState(false);
  const message = form.field('message', orderMessages.paste);
  const { typed, filled, problem, asked, choose, several, parts, rest, read, readerName, undo } = intake;
  const isRead = filled.length > 0 || asked.length > 0 || several !== undefined;
  const unsure = filled.filter(isUnsure);
  const hasParts = isRead && !several && parts.length > 0;
  const hasRest = rest.length > 0 && !several;
  const readTyped = (text: string) => {
    if (text.trim() !== '' && !isRead && !problem) void read(text);
  };
  // The question goes with the button that had the focus; without a focus no key would place the order, and a field would open a phone's keyboard.
  const isAsked = asked.length > 0 || several !== undefined;
  useEffect(() => {
    if (wasAsked.current && !isAsked && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
    wasAsked.current = isAsked;
  }, [isAsked]);
  return (
    <FormSection title={t(orderMessages.paste)}>
      <Wide>
        <Box ref={place} tabIndex={-1} data-state={isRead ? 'read' : 'empty'}>
          <TextArea
            {...message}
            labelHidden
            rows={2}
            hint={<OnDesk>{t(orderMessages.pasteHint)}</OnDesk>}
            placeholder={t(orderMessages.pasteExample)}
            onChange={(event) => {
              typed();
              return message.onChange(event);
            }}
            onPaste={(event) => {
              event.preventDefault();
              void read(event.clipboardData.getData('text/plain'));
            }}
            onKeyDown={(event) => {
              // The form handles the key next and waits for the reading.
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) readTyped(event.currentTarget.value);
            }}
            onBlur={(event) => {
              readTyped(event.target.value);
              return message.onBlur(event);
            }}
          />
        </Box>
        <Said role="status">
          {problem === 'nothing' && <span>{t(orderMessages.pasteNothing)}</span>}
          {problem === 'failed' && <span>{t(orderMessages.pasteFailed)}</span>}
          {problem === 'slow' && <span>{t(orderMessages.pasteSlow)}</span>}
          {isRead && (
            <>
              {!several && <span>{t(orderMessages.pasteDone, { count: filled.length })}</span>}
              {readerName && <span>{t(orderMessages.readBy, { name: t(readerName) })}</span>}
              {hasParts && (
                <Where
                  type="button"
                  aria-expanded={showsText}
                  aria-controls={text}
                  onClick={() => setShowsText(!showsText)}
                >
                  {t(intakeMessages.where)}
                  <ChevronDown aria-hidden size={16} />
                </Where>
              )}
              {unsure.map(({ path }) => (
                <Unsure key={path}>
                  {fieldName(path)}：{t(orderMessages.unsure)}
                </Unsure>
              ))}
              {hasRest && (
                <Unsure>{t(orderMessages.pasteRest, { text: rest.map((each) => each.text).join(' · ') })}</Unsure>
              )}
              {hasRest && unusedRest(rest, form.read('remark')).length > 0 && (
                <Action onClick={intake.keepRest} text={intakeMessages.keepRest} />
              )}
              <Undo>
                <Action onClick={undo} aria-keyshortcuts="Escape" text={orderMessages.pasteUndo} />
              </Undo>
            </>
          )}
        </Said>
        {asked.length > 0 && <SidesQuestion asked={asked} choose={choose} />}
        {several && <SeveralOrders reading={several} />}
        {hasParts && (
          <Parts id={text} data-state={showsText ? 'open' : 'folded'}>
            <PastedText intake={intake} vehicles={form.read('vehicles').length} />
          </Parts>
        )}
      </Wide>
    </FormSection>
  );
}

/** Hints about keys, which a phone lacks. */
const OnDesk = styled.span`
  @media (max-width: 767.98px) {
    display: none;
  }
`;

/** On a narrow screen the text box is low, because the text is repeated below, split into its parts. */
const Box = styled.div`
  outline: none;

  @media (max-width: 767.98px) {
    textarea {
      max-height: 80px;
    }

    /* The text can be read in its parts. */
    &[data-state='read'] textarea {
      height: 33px;
      min-height: 0;
      margin-block-end: 9px;
      padding-block: 9px 0;
      overflow: hidden;
      line-height: 1.5rem;
      white-space: nowrap;
    }

    *:has(> ${OnDesk}) {
      position: absolute;
    }
  }
`;

/** Below this width, a button opens the parts on a phone. */
const Parts = styled.div`
  @media (max-width: 767.98px) {
    &[data-state='folded'] {
      display: none;
    }
  }
`;

const Where = styled.button`
  display: none;

  @media (max-width: 767.98px) {
    display: inline-flex;
    gap: ${space(1)};
    align-items: center;
    min-height: ${size('controlTouch')};
    padding: 0 ${space(1)};
    border: 0;
    background: none;
    color: ${color('primaryText')};
    font: inherit;
    cursor: pointer;

    &[aria-expanded='true'] svg {
      transform: rotate(180deg);
    }
  }
`;

const Undo = styled.span`
  /* In the first line, at its end. */
  @media (max-width: 767.98px) {
    order: -1;
    margin-inline-start: auto;
  }
`;

const Unsure = styled.span`
  padding: 0 ${space(2)};
  border-radius: ${radius('medium')};
  background: ${color('warningTint')};
  color: ${color('warning')};
  font-size: ${textSize('caption')};
  line-height: 1.375rem;
`;

const Said = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
  padding-block-start: ${space(2)};
  color: ${color('textMuted')};

  &:empty {
    display: none;
  }

  @media (max-width: 767.98px) {
    padding-block-start: ${space(1)};

    > span:first-child,
    > ${Where} {
      order: -1;
    }
  }
`;
