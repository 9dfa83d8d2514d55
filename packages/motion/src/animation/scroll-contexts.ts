/** What may scroll instead of the window: the page can name it, for sites whose content is in a box that scrolls. */
import { asList, asRecord, asText, type Page } from '@enliven/core';

/** Selectors of what may scroll instead of the window (`et_pb_custom.waypoints_options`), the first match counts. */
export const scrollContexts = (page: Pick<Page, 'global'>): string[] =>
  asList(asRecord(asRecord(page.global('et_pb_custom')).waypoints_options).context).flatMap(
    (selector) => asText(selector) ?? [],
  );
