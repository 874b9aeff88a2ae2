import { withMessages } from '@waybill/kit/console';
import {
  array,
  boolean,
  check,
  type Infer,
  integer,
  maxLength,
  minItems,
  notEmpty,
  number,
  object,
  oneOf,
  pipe,
  range,
  string,
} from '@waybill/validators';
import { isoDate } from '@waybill/validators/trade';
import { controlMessages } from './messages';

/** Characters of the note. */
export const maxNote = 200;

const word = pipe(string(), notEmpty());
const words = pipe(array(string()), minItems(1));

const schema = object({
  pay: oneOf(['now', 'arrival']),
  services: words,
  weight: pipe(number(), range(0.1, 500)),
  /** In cents. */
  worth: pipe(integer(), range(100, 100_000_000)),
  article: word,
  brand: oneOf(['yadea', 'aima', 'tailing']),
  stops: words,
  region: words,
  rights: words,
  day: isoDate(),
  days: object({ from: isoDate(), to: isoDate() }),
  time: pipe(
    string(),
    check((time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time), { code: 'time' }),
  ),
  photos: pipe(array(object({ id: string(), name: string() })), minItems(1)),
  note: pipe(string(), notEmpty(), maxLength(maxNote)),
  agreed: pipe(
    boolean(),
    check((agreed: boolean) => agreed, { code: 'agreed' }),
  ),
});

/** The submitted values of the controls page. */
export type Sample = Infer<typeof schema>;

/** The field values of the controls page. */
export type SampleFields = Omit<Sample, 'pay' | 'brand' | 'weight' | 'worth'> & {
  pay: Sample['pay'] | '';
  brand: string;
  weight: number | null;
  worth: number | null;
};

export const sampleSchema = withMessages(schema);

export const sampleIssues = {
  minItems: controlMessages.choose,
  number: controlMessages.enter,
  integer: controlMessages.enter,
  isoDate: controlMessages.dayWrong,
  time: controlMessages.timeWrong,
  agreed: controlMessages.agreedMissing,
};

export const emptySample: SampleFields = {
  pay: '',
  services: [],
  weight: null,
  worth: null,
  article: '',
  brand: '',
  stops: [],
  region: [],
  rights: [],
  day: '',
  days: { from: '', to: '' },
  time: '',
  photos: [],
  note: '',
  agreed: false,
};
