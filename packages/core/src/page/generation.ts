/** What is known of the page's generation until markup arrives. */

/** Whether something of Divi 5 was found: to find nothing takes a look at every element, and each mount asks. */
export const generationCache: { found?: boolean | undefined } = {};
