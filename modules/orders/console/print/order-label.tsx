import { useFormat } from '@waybill/kit/console';
import { useText } from '@waybill/ui-shell';
import { useConfig } from '@waybill/ui-shell/console';
import styled from 'styled-components';
import type { Order, Party, Vehicle } from '../../contract/order';
import { pieceNumber } from '../../contract/piece-number';
import { orderMessages } from '../shared/messages';
import { AlongWords, CategoryWord, nameOf } from '../shared/order-values';
import { CodeImage } from './code-image';
import { Dues } from './dues';
import { printMessages } from './messages';
import { LabelPaper } from './sheet.styles';

export interface OrderLabelProps {
  order: Order;
  /** The index of the vehicle. */
  place: number;
}

/** The label of one vehicle. People read the destination and receiver from two steps away; scanners read the number. */
export function OrderLabel({ order, place }: OrderLabelProps) {
  const t = useText();
  const { title } = useConfig();
  const format = useFormat();
  const { orderNo, consignor, consignee, vehicles, cashOnDelivery, remark } = order;
  const vehicle = vehicles[place];
  if (!vehicle) return null;
  const number = pieceNumber(orderNo, place, vehicles.length);
  const isCollected = order.payer === 'consignee' || cashOnDelivery > 0;
  const pieces = { number: place + 1, count: vehicles.length };
  return (
    <LabelPaper
      aria-label={`${orderNo} ${t(printMessages.piece, pieces)}`}
      data-state={isCrowded(order, vehicle) ? 'crowded' : 'roomy'}
    >
      <Head>
        <strong>{t(title)}</strong>
        <span>{t(printMessages.piece, pieces)}</span>
        <Bars>
          <CodeImage kind="code128" number={number} />
        </Bars>
        <Written>{number}</Written>
      </Head>
      <Whither>
        <strong>{order.toCity}</strong>
        <span>{consignee.regionNames.at(-1)}</span>
        <small>{[order.fromCity, order.line, order.carrier].filter(Boolean).join(' · ')}</small>
      </Whither>
      <PartyLines label={t(printMessages.to)} of={consignee} data-state="to" />
      <PartyLines label={t(printMessages.from)} of={consignor} />
      <Foot>
        <div>
          <strong>{nameOf(vehicle)}</strong>
          <p>
            <CategoryWord category={vehicle.category} />
            {vehicle.plate && <span>{` · ${vehicle.plate}`}</span>}
          </p>
          {vehicle.frame && <p>{vehicle.frame}</p>}
          <p>
            <AlongWords of={vehicle} />
          </p>
          <p>
            {[
              t(orderMessages[order.delivery]),
              t(orderMessages[order.packing]),
              order.insured && `${t(orderMessages.insured)} ${format.money(vehicle.value / 100)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {remark && (
            <Remark>
              {t(orderMessages.remark)} {remark}
            </Remark>
          )}
          <Dues order={order} />
          {isCollected && vehicles.length > 1 && <p>{t(printMessages.collectOnce)}</p>}
        </div>
        <Square>
          <CodeImage kind="qr" number={number} />
        </Square>
      </Foot>
    </LabelPaper>
  );
}

/** Long words need a smaller font size, so that nothing is cut off. */
function isCrowded({ consignor, consignee, remark }: Order, vehicle: Vehicle): boolean {
  const written = [consignor.name, consignor.street, consignee.name, consignee.street, nameOf(vehicle), remark].join(
    '',
  );
  return written.length > 150;
}

function PartyLines({
  label,
  of: { name, phone, regionNames, street },
  ...state
}: {
  label: string;
  of: Party;
  'data-state'?: 'to';
}) {
  return (
    <Side {...state}>
      <b>{label}</b>
      <div>
        <strong>
          {name} {phone}
        </strong>
        <p>{[...regionNames, street].join(' ')}</p>
      </div>
    </Side>
  );
}

const Head = styled.header`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0 4mm;
`;

const Bars = styled.div`
  grid-column: 1 / -1;
  height: 14mm;
  margin-block-start: 1mm;
`;

const Written = styled.span`
  grid-column: 1 / -1;
  font-size: 12pt;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.6mm;
  text-align: center;
`;

const Whither = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 3mm;
  align-items: baseline;

  strong {
    font-size: 26pt;
    line-height: 1.1;
  }

  span {
    font-size: 14pt;
    font-weight: 600;
  }

  small {
    margin-inline-start: auto;
    font-size: 8pt;
  }
`;

const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(6mm, auto) minmax(0, 1fr);
  gap: 2mm;
  overflow-wrap: anywhere;

  b {
    align-self: start;
    padding-inline: 0.8mm;
    border: 0.35mm solid;
    border-radius: 1mm;
    font-size: 8pt;
    line-height: 5mm;
    text-align: center;
    white-space: nowrap;
  }

  &[data-state='to'] {
    font-size: 1.22em;
  }

  &[data-state='to'] b {
    background: black;
    color: white;
    print-color-adjust: exact;
  }
`;

const Foot = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr) 28mm;
  gap: 3mm;
  overflow-wrap: anywhere;

  strong {
    font-size: 1.22em;
  }
`;

const Square = styled.div`
  align-self: end;
  width: 28mm;
  height: 28mm;
`;

/** A long remark ends with an ellipsis; the consignment note prints it in full. */
const Remark = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;
