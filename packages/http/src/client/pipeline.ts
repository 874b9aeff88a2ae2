import { createDecryptStep } from '../cipher/decrypt-step.ts';
import { createEncryptStep } from '../cipher/encrypt-step.ts';
import { createRekeyStep } from '../cipher/rekey-step.ts';
import { createReportStep } from '../failure/report-step.ts';
import { createRefreshStep } from '../refresh/refresh-step.ts';
import { createBodyStep } from '../request/body-step.ts';
import { createBusyStep } from '../request/busy-step.ts';
import { createHeadersStep } from '../request/headers-step.ts';
import { createSendStep } from '../request/send-step.ts';
import { createShareStep } from '../request/share-step.ts';
import { createTokenStep } from '../request/token-step.ts';
import { createJudgeStep } from '../response/judge-step.ts';
import { createReadStep } from '../response/read-step.ts';
import { createCancelStep } from './cancel-step.ts';
import type { ClientCore } from './client-core.ts';
import { createSessionStep } from './session-step.ts';
import type { Step } from './step.ts';

/** The life of a call: requests pass from top to bottom, answers and failures from bottom to top. */
export const pipeline: readonly ((core: ClientCore) => Step)[] = [
  createShareStep,
  createReportStep,
  createBusyStep,
  createCancelStep,
  createRekeyStep,
  createRefreshStep,
  createSessionStep,
  createJudgeStep,
  createBodyStep,
  createHeadersStep,
  createTokenStep,
  createEncryptStep,
  createDecryptStep,
  createReadStep,
  createSendStep,
];
