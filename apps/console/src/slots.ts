import type { ConsoleSlots } from '@waybill/ui-shell/console';
import { WaybillMark } from './brand/waybill-mark';

/** The product's parts of the console: its mark and its login page. */
export const slots: ConsoleSlots = {
  logo: WaybillMark,
  login: {
    panels: ['password', 'phone', 'register', 'passkey'],
    artwork: () => import('./brand/artwork').then(({ Artwork }) => Artwork),
    tagline: {
      title: { zh: '两轮三轮，稳稳送达', en: 'Two wheels or three, delivered safe' },
      pitch: {
        zh: '电动车、摩托车、三轮车跨城托运，从下单到签收，一张运单看到底。',
        en: 'E-bikes, motorcycles and three-wheelers between cities: one waybill from order to delivery.',
      },
    },
    registration: () => import('./brand/registration').then(({ registration }) => registration),
  },
};
