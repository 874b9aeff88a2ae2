import { areaList } from '@vant/area-data';
import { toRegions } from '@waybill/kit/regions';
import { answerCalls } from '@waybill/ui-shell/worker';
import { type ReadRequest, readSource } from './read-source';
import type { OrderReading } from './reading';
import { toRegionNames } from './regions/find-region';

const names = toRegionNames(toRegions(areaList));

answerCalls<ReadRequest, OrderReading>((request) => readSource(request, names));
