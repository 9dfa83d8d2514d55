/**
 * Whether something of Divi 5 was found on the page. To find nothing takes a look at every element, and each mount asks, so
 * it stays known until markup arrives.
 */
export const fifth: { found?: boolean | undefined } = {};
