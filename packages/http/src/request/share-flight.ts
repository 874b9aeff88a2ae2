import type { Call, Reply } from '../call/call';
import { raceAbort } from '../call/race-abort';
import { CancelledError } from '../errors/call-errors';
import { isHttpError } from '../errors/is-http-error';
import type { MessageOptions } from '../failure/message-options';
import { checkSchema } from '../schema/check-schema';

/** One running call and its waiting callers. */
export interface Flight {
  promise: Promise<Reply>;
  controller: AbortController;
  passengers: number;
}

/** Joins the running identical call, or starts one. A caller may leave; the call is aborted when the last one has left. */
export async function shareFlight(
  flights: Map<string, Flight>,
  call: Call,
  next: () => Promise<Reply>,
  options: MessageOptions,
): Promise<Reply> {
  const key = toShareKey(call);
  if (key === undefined) return next();
  const signal = call.callerSignal;
  if (signal?.aborted) throw givenUp(call, signal.reason);
  const underWay = flights.get(key);
  const flight = underWay ?? startFlight(flights, key, call, next);
  flight.passengers += 1;
  try {
    const reply = signal ? await raceAbort(flight.promise, signal) : await flight.promise;
    const { schema } = call.request;
    if (!schema) return structuredClone(reply);
    if (!underWay) return reply;
    // The output of a schema may not be cloneable, so each caller runs its own.
    const { unchecked, data: _, ...rest } = reply;
    return await checkSchema(call, structuredClone({ ...rest, data: unchecked }), schema, options);
  } catch (error) {
    if (!signal?.aborted) throw withOwnBody(error);
    throw givenUp(call, error);
  } finally {
    flight.passengers -= 1;
    if (flight.passengers === 0) {
      if (flights.get(key) === flight) flights.delete(key);
      flight.controller.abort();
    }
  }
}

/** The failure for one of the callers: the same except for the body, which is a copy. */
function withOwnBody(error: unknown): unknown {
  if (!isHttpError(error)) return error;
  return Object.create(error, { body: { value: structuredClone(error.body), enumerable: true } });
}

function givenUp(call: Call, cause: unknown): CancelledError {
  return new CancelledError({ ...call, cause }, 'its caller gave it up');
}

function startFlight(flights: Map<string, Flight>, key: string, call: Call, next: () => Promise<Reply>): Flight {
  const controller = new AbortController();
  call.callerSignal = controller.signal;
  // Later changes of the first caller to its data do not reach the others.
  const apart = (reply: Reply) =>
    'unchecked' in reply ? { ...reply, unchecked: structuredClone(reply.unchecked) } : reply;
  const flight = { promise: next().then(apart), controller, passengers: 0 };
  flights.set(key, flight);
  return flight;
}

/** Returns a key that is equal for identical calls; undefined if the body cannot be compared. */
function toShareKey(call: Call): string | undefined {
  try {
    const { plain, query, epoch, internal, binary, request, unsendable } = call;
    if (typeof plain.data === 'object' || unsendable !== undefined) return undefined;
    const options = Object.entries({
      ...request,
      body: 0,
      params: 0,
      signal: 0,
      schema: request.schema !== undefined,
    }).sort();
    return JSON.stringify([epoch, internal, binary, plain, query, options]);
  } catch {
    return undefined;
  }
}
