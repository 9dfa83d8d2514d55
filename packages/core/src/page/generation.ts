/** Cache of the page's generation, emptied when markup is inserted. */

/** Whether the page has markup of Divi 5. Cached, since a search without a match visits every element, and each mount asks. */
export const generationCache: { found?: boolean | undefined } = {};
