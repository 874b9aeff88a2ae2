import type { Step, StepContext } from '../call/step';
import { createDecryptStep } from '../cipher/decrypt-step';
import { createEncryptStep } from '../cipher/encrypt-step';
import { createRekeyStep } from '../cipher/rekey-step';
import { createReportStep } from '../failure/report-step';
import { createRefreshStep } from '../refresh/refresh-step';
import { createBusyStep } from '../request/busy-step';
import { createHeadersStep } from '../request/headers-step';
import { createSendStep } from '../request/send-step';
import { createShareStep } from '../request/share-step';
import { createTokenStep } from '../request/token-step';
import { createJudgeStep } from '../response/judge-step';
import { createReadStep } from '../response/read-step';
import { createRetryStep } from '../retry/retry-step';
import { createSchemaStep } from '../schema/schema-step';
import { createCancelStep } from './cancel-step';
import type { HttpClientOptions } from './http-client-options';
import { createSessionStep } from './session-step';

/** The steps of a call: requests pass from top to bottom, responses and failures from bottom to top. */
export const pipeline: readonly ((core: StepContext<HttpClientOptions>) => Step)[] = [
  createShareStep,
  createReportStep,
  createBusyStep,
  createCancelStep,
  createSchemaStep,
  createRetryStep,
  createRekeyStep,
  createRefreshStep,
  createSessionStep,
  createJudgeStep,
  createHeadersStep,
  createTokenStep,
  createEncryptStep,
  createDecryptStep,
  createReadStep,
  createSendStep,
];
