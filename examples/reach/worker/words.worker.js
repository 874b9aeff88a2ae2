import { answerCalls } from '@waybill/ui-shell/worker';

answerCalls((text) => text.split(' ').length);
