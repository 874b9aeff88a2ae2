import { Button, color, radius, space, textSize, useText } from '@waybill/ui-shell';
import { TextArea } from '@waybill/ui-shell/controls';
import type { FormModel } from '@waybill/ui-shell/forms';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useFieldName } from '../detail/use-field-name';
import { FormSection, Wide } from '../form/form-section';
import type { OrderFields } from '../form/order-fields';
import { orderMessages } from '../messages';
import { intakeMessages } from './intake-messages';
import { PastedText } from './pasted-text';
import { SeveralOrders } from './several-orders';
import { SidesQuestion } from './sides-question';
import { type IntakeModel, isUnsure } from './use-intake';

export interface PasteSectionProps {
  form: FormModel<OrderFields>;
  intake: IntakeModel;
}

/** One message that falls into its fields: where each part went is shown, what is unsure is said, and Escape undoes it. */
export function PasteSection({ form, intake }: PasteSectionProps) {
  const t = useText();
  const fieldName = useFieldName();
  const place = useRef<HTMLDivElement>(null);
  const wasAsked = useRef(false);
  const message = form.field('message', orderMessages.paste);
  const { typed, filled, problem, asked, choose, orders, parts, rest, read, undo } = intake;
  const isRead = filled.length > 0 || asked.length > 0 || orders.length > 0;
  const unsure = filled.filter(isUnsure);
  // What was asked goes with the button that had the focus; without a field no key would place the order, and one would bring up a phone's keys.
  const isAsked = asked.length + orders.length > 0;
  useEffect(() => {
    if (wasAsked.current && !isAsked && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
    wasAsked.current = isAsked;
  }, [isAsked]);
  return (
    <FormSection title={t(orderMessages.paste)}>
      <Wide>
        <Box ref={place} tabIndex={-1}>
          <TextArea
            {...message}
            labelHidden
            rows={2}
            hint={t(orderMessages.pasteHint)}
            placeholder={t(orderMessages.pasteExample)}
            onChange={(event) => {
              typed();
              return message.onChange(event);
            }}
            onPaste={(event) => {
              event.preventDefault();
              void read(event.clipboardData.getData('text/plain'));
            }}
            onBlur={(event) => {
              const text = event.target.value;
              if (text.trim() !== '' && !isRead && !problem) void read(text);
              return message.onBlur(event);
            }}
          />
        </Box>
        <Said role="status">
          {problem === 'nothing' && t(orderMessages.pasteNothing)}
          {problem === 'failed' && t(orderMessages.pasteFailed)}
          {isRead && (
            <>
              {orders.length === 0 && t(orderMessages.pasteDone, { count: filled.length })}
              {unsure.map(({ path }) => (
                <Unsure key={path}>
                  {fieldName(path)}：{t(orderMessages.unsure)}
                </Unsure>
              ))}
              {rest.length > 0 && orders.length === 0 && (
                <Unsure>{t(orderMessages.pasteRest, { text: rest.map(({ text }) => text).join(' · ') })}</Unsure>
              )}
              {rest.length > 0 && orders.length === 0 && (
                <Button onClick={intake.keepRest}>{t(intakeMessages.keepRest)}</Button>
              )}
              <Button onClick={undo} aria-keyshortcuts="Escape">
                {t(orderMessages.pasteUndo)}
              </Button>
            </>
          )}
        </Said>
        {asked.length > 0 && <SidesQuestion asked={asked} choose={choose} />}
        {orders.length > 0 && <SeveralOrders orders={orders} />}
        {isRead && orders.length === 0 && parts.length > 0 && (
          <PastedText intake={intake} vehicles={form.read('vehicles').length} />
        )}
      </Wide>
    </FormSection>
  );
}

/** The text stands below once more, in its parts. */
const Box = styled.div`
  outline: none;

  @media (max-width: 767.98px) {
    textarea {
      max-height: 80px;
    }
  }
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
`;

const Unsure = styled.span`
  padding: 0 ${space(2)};
  border-radius: ${radius('medium')};
  background: ${color('warningTint')};
  color: ${color('warning')};
  font-size: ${textSize('caption')};
  line-height: 22px;
`;
