/** Leaves the provider's map where scripts with jQuery look for it: `$('.et_pb_map_container').data('map')`. */
import { useLayoutEffect } from 'react';

interface Data {
  data(name: string, value: unknown): unknown;
  removeData(name: string): unknown;
}

export function useMapData(element: Element, map: unknown): void {
  useLayoutEffect(() => {
    const jQuery = (element.ownerDocument.defaultView as { jQuery?: (target: Element) => Data } | null)?.jQuery;
    if (!map || typeof jQuery !== 'function') return;
    jQuery(element).data?.('map', map);
    return () => void jQuery(element).removeData?.('map');
  }, [element, map]);
}
