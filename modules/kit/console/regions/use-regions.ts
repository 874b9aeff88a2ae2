import { useEffect, useState } from 'react';
import { type Regions, toRegions } from './regions';

/** Fetches the regions, which weigh more than a page does. */
export const loadRegions = async (): Promise<Regions> => toRegions((await import('@vant/area-data')).areaList);

/** Loads the regions; `retry` repeats a failed load. */
export function useRegions(): { regions: Regions | undefined; failed: boolean; retry: () => void } {
  const [loading, setLoading] = useState(loadRegions);
  const [settled, setSettled] = useState<{ of: Promise<Regions>; regions?: Regions }>();
  useEffect(() => {
    let over = false;
    loading.then(
      (regions) => !over && setSettled({ of: loading, regions }),
      () => !over && setSettled({ of: loading }),
    );
    return () => {
      over = true;
    };
  }, [loading]);
  const present = settled?.of === loading ? settled : undefined;
  return {
    regions: present?.regions,
    failed: present !== undefined && present.regions === undefined,
    retry: () => setLoading(loadRegions()),
  };
}
