import { useLingui } from '@lingui/react';
import { type RowField, readOrders } from '@waybill/intake/console';
import { kitMessages, toBusinessDate, useFormat } from '@waybill/kit/console';
import { useText } from '@waybill/ui-shell';
import { useCall, useRefreshServerData, useServerWrite } from '@waybill/ui-shell/console';
import type { ImportDeclaration, ImportServer, RowQuestion } from '@waybill/ui-shell/import';
import { useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { doublesCall } from '../../contract/duplicates';
import { importCall, optionsCall } from '../../contract/placing';
import { isPastCollection } from '../form/is-past-collection';
import { type OrderFields, toOrderRequest } from '../form/order-fields';
import { orderFormSchema } from '../form/order-schema';
import { orders } from '../order';
import { orderHref } from '../shared/order-status';
import { importMessages } from './messages';
import { orderImport, toSketch } from './order-import';
import { toReading } from './to-reading';

/** The import of orders with the brands and regions that rows are read by, and the calls that compare and place. */
export function useOrderImport(): {
  declaration: ImportDeclaration<OrderFields, RowField>;
} & ImportServer<OrderFields> {
  const t = useText();
  const { fullDay, time } = useFormat();
  const { locale } = useLingui().i18n;
  const place = useServerWrite(importCall);
  const findDuplicates = useServerWrite(doublesCall);
  const refresh = useRefreshServerData();
  const readOptions = useCall(optionsCall);
  const brands = useRef<Awaited<ReturnType<typeof readOptions>>['brands']>(undefined);
  const declaration = useMemo(
    (): ImportDeclaration<OrderFields, RowField> => ({
      ...orderImport,
      schema: orderFormSchema(locale),
      read: async (rows, signal) => {
        brands.current ??= (await readOptions()).brands;
        const { orders: read } = await readOrders(
          { rows },
          { brands: brands.current, today: toBusinessDate(Date.now()) },
          signal,
        );
        return read.map(toReading);
      },
      ask: (order) =>
        isPastCollection(order, toBusinessDate(Date.now()))
          ? {
              tag: importMessages.past,
              text: t(importMessages.pastDay, { day: fullDay(order.collectOn) }),
              open: 'collectOn',
            }
          : undefined,
    }),
    [t, fullDay, locale, readOptions],
  );
  return {
    declaration,
    send: async (records, options) => {
      const written = await place({ orders: records.map(toOrderRequest) }, options);
      if (!written.done) return written;
      const { placed, refused } = written.value;
      return {
        done: true,
        value: { saved: placed.map(({ place: at, orderNo }) => ({ place: at, name: orderNo })), refused },
      };
    },
    compare: async (records) => {
      const answer = await findDuplicates({ orders: records.map(toSketch) }, { silent: true });
      if (!answer.done) return undefined;
      return new Map(
        answer.value.doubles.map(({ place: at, id, orderNo, createdAt }): [number, RowQuestion] => [
          at,
          {
            tag: importMessages.double,
            text: t(importMessages.doubleOfOrder, { orderNo, at: time(createdAt) }),
            link: <Link to={orderHref(id)}>{t(kitMessages.detail)}</Link>,
          },
        ]),
      );
    },
    onEnd: () => refresh(...orders.changes),
  };
}
