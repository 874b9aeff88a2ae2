import { useFormat } from '@waybill/kit/console';
import { useText } from '@waybill/ui-shell';
import { useConfig } from '@waybill/ui-shell/console';
import styled from 'styled-components';
import type { Order, Party } from '../../contract/order';
import { pieceNumber } from '../../contract/piece-number';
import { PriceLines } from '../price-lines';
import { orderMessages } from '../shared/messages';
import { totalOf } from '../shared/order-status';
import { AlongWords, CategoryWord, nameOf } from '../shared/order-values';
import { useServiceFacts } from '../use-service-facts';
import { CodeImage } from './code-image';
import { Dues } from './dues';
import { printMessages } from './messages';
import { NotePaper } from './sheet.styles';

/** The consignment note of an order, with space for the three signatures. */
export function OrderNote({ order }: { order: Order }) {
  const t = useText();
  const { title } = useConfig();
  const format = useFormat();
  // The remark is the last fact and has its own line.
  const facts = useServiceFacts(order).slice(0, -1);
  const { orderNo, vehicles, remark } = order;
  const hasPieces = vehicles.length > 1;
  return (
    <NotePaper aria-label={`${t(printMessages.noteTitle)} ${orderNo}`}>
      <Head>
        <div>
          <p>{t(title)}</p>
          <h2>{t(printMessages.noteTitle)}</h2>
          <p>
            {order.fromCity} → {order.toCity} · {t(orderMessages.createdAt)} {format.time(order.createdAt)}
          </p>
        </div>
        <Bars>
          <CodeImage kind="code128" number={orderNo} />
          <span>{orderNo}</span>
        </Bars>
        <Square>
          <CodeImage kind="qr" number={orderNo} />
        </Square>
      </Head>
      <Parties>
        <PartyBox title={t(orderMessages.consignor)} of={order.consignor} />
        <PartyBox title={t(orderMessages.consignee)} of={order.consignee} />
      </Parties>
      <Vehicles>
        <thead>
          <tr>
            <th scope="col">{t(printMessages.number)}</th>
            <th scope="col">{t(printMessages.vehicle)}</th>
            <th scope="col">{t(orderMessages.plate)}</th>
            <th scope="col">{t(orderMessages.vin)}</th>
            <th scope="col">{t(printMessages.along)}</th>
            <th scope="col">{t(orderMessages.declaredValue)}</th>
          </tr>
        </thead>
        <tbody>
          {[...vehicles.entries()].map(([place, vehicle]) => (
            <tr key={place}>
              <td>{hasPieces ? <Piece number={pieceNumber(orderNo, place, vehicles.length)} /> : place + 1}</td>
              <td>
                <CategoryWord category={vehicle.category} /> {nameOf(vehicle)}
              </td>
              <td>{vehicle.plate || '—'}</td>
              <td>{vehicle.frame || '—'}</td>
              <td>
                <AlongWords of={vehicle} />
              </td>
              <td>{vehicle.value > 0 ? format.money(vehicle.value / 100) : '—'}</td>
            </tr>
          ))}
        </tbody>
      </Vehicles>
      <Instructions>
        <Dues order={order} />
        {remark && (
          <p>
            <b>{t(orderMessages.remark)}</b> {remark}
          </p>
        )}
      </Instructions>
      <Terms>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value || '—'}</dd>
            </div>
          ))}
        </dl>
        <div>
          <Total>
            {t(orderMessages.total)} <strong>{format.money(totalOf(order) / 100)}</strong>
          </Total>
          <PriceLines price={order.price} />
        </div>
      </Terms>
      <Signatures>
        {(['signatureConsignor', 'signatureCarrier', 'signatureConsignee'] as const).map((who) => (
          <div key={who}>
            <span>{t(printMessages[who])}</span>
            <span>{t(printMessages.day)}</span>
          </div>
        ))}
      </Signatures>
    </NotePaper>
  );
}

/** The number of one vehicle, with the code of its label. */
function Piece({ number }: { number: string }) {
  return (
    <Numbered>
      <div>
        <CodeImage kind="qr" number={number} />
      </div>
      {number}
    </Numbered>
  );
}

function PartyBox({ title, of: { name, phone, regionNames, street } }: { title: string; of: Party }) {
  return (
    <div>
      <h3>{title}</h3>
      <strong>{name}</strong>
      <p>{phone}</p>
      <p>{[...regionNames, street].join(' ')}</p>
    </div>
  );
}

const line = '0.3mm solid';

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 74mm 24mm;
  gap: 5mm;
  align-items: center;
  padding-block-end: 4mm;
  border-block-end: 0.6mm solid;

  h2 {
    font-size: 20pt;
    letter-spacing: 1mm;
  }
`;

const Bars = styled.div`
  display: grid;
  grid-template-rows: 14mm auto;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.4mm;
  text-align: center;
`;

const Square = styled.div`
  height: 24mm;
`;

const Parties = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  margin-block: 4mm;
  border: ${line};

  > div {
    padding: 3mm;
    overflow-wrap: anywhere;
  }

  > div + div {
    border-inline-start: ${line};
  }

  h3 {
    font-size: 8pt;
    font-weight: 400;
  }

  strong {
    font-size: 12pt;
  }
`;

const Vehicles = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 9pt;

  th,
  td {
    padding: 1.4mm 2mm;
    border: ${line};
    text-align: start;
    overflow-wrap: anywhere;
  }

  th {
    font-weight: 600;
    white-space: nowrap;
  }

  /* A plate stays on its line. */
  td:nth-child(3) {
    white-space: nowrap;
  }

  th:last-child,
  td:last-child {
    text-align: end;
    white-space: nowrap;
  }

  tr {
    break-inside: avoid;
  }
`;

const Numbered = styled.div`
  display: flex;
  gap: 2mm;
  align-items: center;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  > div {
    flex: none;
    width: 11mm;
    height: 11mm;
  }
`;

/** Instructions that the driver must notice at the door. */
const Instructions = styled.div`
  display: grid;
  gap: 2mm;
  margin-block-start: 4mm;
  overflow-wrap: anywhere;
  break-inside: avoid;
  font-size: 12pt;

  &:empty {
    display: none;
  }
`;

const Terms = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 58mm;
  gap: 8mm;
  margin-block-start: 5mm;
  break-inside: avoid;

  > dl {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 2mm 6mm;
    align-content: start;
  }

  dt,
  dd {
    color: black;
  }

  > dl dt {
    font-size: 8pt;
  }

  > dl dd {
    overflow-wrap: anywhere;
  }

  > div > dl {
    border-color: black;
  }
`;

const Total = styled.p`
  display: flex;
  justify-content: space-between;
  align-items: baseline;

  strong {
    font-size: 15pt;
  }
`;

const Signatures = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 6mm;
  margin-block-start: 10mm;
  break-inside: avoid;

  > div {
    display: grid;
    gap: 14mm;
    padding-block-end: 6mm;
    border-block-end: ${line};
    font-size: 9pt;
  }
`;
