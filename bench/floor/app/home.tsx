import { useLingui } from '@lingui/react';
import { memo, useEffect, useState } from 'react';
import { read } from './session';
import { Grid } from './styles';

interface Order {
  id: number;
  orderNo: string;
  fromCity: string;
  toCity: string;
  createdAt: string;
}

/** The latest orders. */
export const Home = memo(function Home() {
  const { i18n } = useLingui();
  const [orders, setOrders] = useState<Order[]>([]);
  useEffect(() => {
    read<{ list: Order[] }>('/order/getList?pageSize=10').then(({ list }) => setOrders(list), console.error);
  }, []);
  return (
    <>
      <h1>{i18n._('home')}</h1>
      <Grid aria-label={i18n._('latest')}>
        <tbody>
          {orders.map((order) => (
            <tr key={order.id}>
              <td>{order.orderNo}</td>
              <td>{order.fromCity}</td>
              <td>{order.toCity}</td>
              <td>{order.createdAt}</td>
            </tr>
          ))}
        </tbody>
      </Grid>
    </>
  );
});
